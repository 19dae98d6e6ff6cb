import { QueryObserver, useMutation, useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endpointsOf } from "../../../../shared/contract/endpoint.ts";
import { listConfig } from "../../../../shared/contract/list.ts";
import { login } from "../../../../shared/login/login.contract.ts";
import { material } from "../../../../shared/material/material.contract.ts";
import { news } from "../../../../shared/news/news.contract.ts";
import { articleProblems } from "../../../../shared/news/news.problems.ts";
import { organisations } from "../../../../shared/organisations/organisations.contract.ts";
import { portal } from "../../../../shared/portal.contract.ts";
import { mutationOf } from "../../../../web/app/client/mutation-of.ts";
import { createQueryClient } from "../../../../web/app/client/query-client.ts";
import { keyOf } from "../../../../web/app/client/query-key.ts";
import { editOf, queryOf } from "../../../../web/app/client/query-of.ts";
import { nounOf, refresh, shownBy } from "../../../../web/app/client/refresh.ts";
import { fakeServer, json, noContent, problem } from "../../fake-server.ts";
import { signIn } from "../../people.ts";
import { renderPage } from "../../render-page.tsx";

const { employees, employeesOfOffice } = organisations;
const id = "e1";
const aPage = { query: { config: listConfig() } };

const asked = {
  ofOffice: queryOf(employeesOfOffice.list, { params: { id: "o1" }, ...aPage }),
  person: queryOf(employees.read, { params: { id }, query: {} }),
  profile: queryOf(login.profile.read, {}),
  offices: queryOf(organisations.list, aPage),
  tags: queryOf(news.tags.list, {}),
  articles: queryOf(news.articles.list, aPage),
  orders: queryOf(material.list, aPage),
};

/** Which of the answers in the cache are read again after a call of an endpoint. */
const staleAfter = async (endpoint: Parameters<typeof keyOf>[0]) => {
  const client = createQueryClient();
  for (const { queryKey } of Object.values(asked)) client.getQueryCache().build(client, { queryKey });
  await refresh(client, keyOf(endpoint));
  return Object.entries(asked).flatMap(([name, { queryKey }]) =>
    client.getQueryState(queryKey)?.isInvalidated ? [name] : [],
  );
};

describe("a write", () => {
  afterEach(() => void vi.useRealTimers());

  it("has everything read again that is asked under its noun, and where it is shown besides", async () => {
    expect(await staleAfter(employees.update)).toEqual(["ofOffice", "person", "profile"]);
    expect(await staleAfter(organisations.employeePicture.set)).toEqual(["ofOffice", "person", "profile"]);
    expect(await staleAfter(news.articles.remove)).toEqual(["tags", "articles"]);
    expect(await staleAfter(organisations.update)).toEqual(["offices"]);
    expect(await staleAfter(material.order)).toEqual(["orders"]);
  });

  it("knows all nouns by the names they have in the contract", () => {
    const nouns = Object.values(portal)
      .flatMap((tree) => endpointsOf(tree))
      .map(({ endpoint }) => nounOf(`${endpoint.method} ${endpoint.path}`));

    expect(
      Object.entries(shownBy)
        .flat(2)
        .filter((noun) => !nouns.includes(noun)),
    ).toEqual([]);
  });

  it("leaves a form alone that is open", async () => {
    const server = fakeServer({ "GET /v1/organisations/employees/e1": () => json({ id }) });
    const client = createQueryClient();
    const form = new QueryObserver(client, editOf(employees.read, { params: { id }, query: {} }));
    const close = form.subscribe(() => {});
    await waitFor(() => expect(form.getCurrentResult().data).toBeDefined());

    await refresh(client, keyOf(employees.update));
    await client.refetchQueries({ stale: true });

    expect(server.asked("GET /v1/organisations/employees/e1")).toHaveLength(1);
    close();
  });

  it("has the next form begin with what is stored then, however shortly after the last one", async () => {
    const server = fakeServer({ "GET /v1/organisations/employees/e1": () => json({ id }) });
    const client = createQueryClient();
    const form = editOf(employees.read, { params: { id }, query: {} });
    await client.fetchQuery(form);

    await refresh(client, keyOf(employees.update));
    await client.fetchQuery(form);

    expect(server.asked("GET /v1/organisations/employees/e1")).toHaveLength(2);
  });

  it("asks again where the first answer is still on its way", async () => {
    const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    let asked = 0;
    fakeServer({ "GET /v1/news/tags": () => answers[asked++]?.promise ?? json({}) });
    const client = createQueryClient();
    const list = new QueryObserver(client, queryOf(news.tags.list, {}));
    const close = list.subscribe(() => {});

    const refreshed = refresh(client, keyOf(news.articles.remove));
    answers[0]?.resolve(json({ totalCount: 2, data: [] }));
    answers[1]?.resolve(json({ totalCount: 1, data: [] }));
    await refreshed;

    await waitFor(() => expect(list.getCurrentResult().data).toMatchObject({ totalCount: 1 }));
    close();
  });

  it("reads what a form begins with once, where a slow device takes seconds to show it", async () => {
    const server = fakeServer({ "GET /v1/organisations/employees/e1": () => json({ id }) });
    const client = createQueryClient();
    const form = editOf(employees.read, { params: { id }, query: {} });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await client.fetchQuery(form);

    await vi.advanceTimersByTimeAsync(5_000);
    await client.ensureQueryData(form);

    expect(server.asked("GET /v1/organisations/employees/e1")).toHaveLength(1);
  });
});

describe("a mutation of an endpoint", () => {
  const remove = mutationOf(news.articles.remove, (article: string) => ({ params: { id: article } }));
  const Page = () => {
    const { mutate } = useMutation({ ...remove, onSuccess: () => {} });
    const { data } = useQuery(asked.tags);
    return (
      <button type="button" onClick={() => mutate("a1")}>
        {data?.totalCount}
      </button>
    );
  };

  beforeEach(() => signIn());

  it("does not ask for what it has deleted, which its page shows until it is left", async () => {
    let count = 0;
    const server = fakeServer({
      "GET /v1/news/tags": () => json({ totalCount: ++count, data: [] }),
      "GET /v1/news_new/articles/a1": () => json({ id: "a1" }),
      "DELETE /v1/news/articles/a1": noContent,
    });
    const Article = () =>
      useQuery(queryOf(news.articles.read, { params: { idOrIdentifier: "a1" } })).data?.id;
    const { user } = renderPage(
      <>
        <Page />
        <Article />
      </>,
    );
    await screen.findByText("a1");

    await user.click(await screen.findByRole("button", { name: "1" }));

    await screen.findByRole("button", { name: "2" });
    expect(screen.getByText("a1")).toBeDefined();
    expect(server.asked("GET /v1/news_new/articles/a1")).toHaveLength(1);
  });

  it.each([
    ["has succeeded", noContent],
    ["says that it is gone already", () => problem(articleProblems.notFound)],
  ])("has that read again once it %s, whatever the page does besides", async (_, answer) => {
    const counts = [2, 1];
    fakeServer({
      "GET /v1/news/tags": () => json({ totalCount: counts.shift(), data: [] }),
      "DELETE /v1/news/articles/a1": answer,
    });
    const { user } = renderPage(<Page />);

    await user.click(await screen.findByRole("button", { name: "2" }));

    await screen.findByRole("button", { name: "1" });
  });
});
