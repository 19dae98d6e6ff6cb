import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { entityProblems, sessionProblems } from "../../../../shared/contract/general.problems.ts";
import { listConfig } from "../../../../shared/contract/list.ts";
import { login } from "../../../../shared/login/login.contract.ts";
import { loginProblems } from "../../../../shared/login/login.problems.ts";
import { news } from "../../../../shared/news/news.contract.ts";
import { employees } from "../../../../shared/organisations/employees.contract.ts";
import { call, callVersioned } from "../../../../web/app/client/call.ts";
import { keyOf } from "../../../../web/app/client/query-key.ts";
import { currentSession } from "../../../../web/app/client/session.ts";
import { configOf, fakeServer, json, listed, noContent, problem, versioned } from "../../fake-server.ts";
import { signIn, signOut } from "../../people.ts";

const token = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested
  document.cookie = value;
};

beforeEach(() => {
  signOut();
  token("XSRF-TOKEN=t%3D1");
});
afterEach(() => token("XSRF-TOKEN=; max-age=0"));

const remove = (id: string) => call(news.articles.remove, { params: { id } });

describe("a call", () => {
  it("writes path and query as the contract says", async () => {
    const server = fakeServer({
      "GET /v1/news_new/articles/a%2Fb%3F": () => json({ id: "1" }),
      "GET /v1/news_new/internal": () => listed(),
    });

    await call(news.articles.read, { params: { idOrIdentifier: "a/b?" } });
    await call(news.articles.internal, { query: { config: listConfig({ skip: 15, searchTerm: "Ä&b" }) } });

    expect(server.seen.map(({ key }) => key)).toEqual([
      "GET /v1/news_new/articles/a%2Fb%3F",
      "GET /v1/news_new/internal",
    ]);
    expect(configOf(server.seen[1])).toMatchObject({
      skip: 15,
      searchTerm: "Ä&b",
    });
    expect(server.seen[0]?.credentials).toBe("include");
  });

  it("leaves out a query parameter that is not given", async () => {
    const server = fakeServer({ "GET /v1/organisations/employees/1": () => json({ id: "1" }) });

    await call(employees.read, { params: { id: "1" }, query: { withCreator: undefined } });

    expect(server.seen[0]?.url.search).toBe("");
  });

  it("sends the XSRF token with a change, and only then", async () => {
    const server = fakeServer({
      "DELETE /v1/news/articles/1": noContent,
      "GET /v1/login/profile": () => json({}),
    });

    await remove("1");
    await call(login.profile.read, {});

    expect(server.seen.map(({ headers }) => headers.get("X-XSRF-TOKEN"))).toEqual(["t=1", null]);
  });

  it("asks for a missing token first", async () => {
    token("XSRF-TOKEN=; max-age=0");
    const server = fakeServer({
      "GET /v1/health": () => {
        token("XSRF-TOKEN=fresh");
        return json({});
      },
      "DELETE /v1/news/articles/1": noContent,
    });

    await remove("1");

    expect(server.seen.at(-1)?.headers.get("X-XSRF-TOKEN")).toBe("fresh");
  });

  it("repeats a change whose token was another session's with the one that the next GET brings", async () => {
    const server = fakeServer({
      "GET /v1/health": () => {
        token("XSRF-TOKEN=fresh");
        return json({});
      },
      "DELETE /v1/news/articles/1": ({ headers }) =>
        headers.get("X-XSRF-TOKEN") === "fresh" ? noContent() : problem(sessionProblems.xsrf),
    });

    await remove("1");

    expect(server.asked("DELETE /v1/news/articles/1")).toHaveLength(2);
  });

  it("is not repeated with a token that stays the same", async () => {
    const server = fakeServer({
      "DELETE /v1/news/articles/1": () => problem(sessionProblems.xsrf),
    });

    await expect(remove("1")).rejects.toMatchObject({ status: 403, code: "session.xsrf" });
    expect(server.asked("DELETE /v1/news/articles/1")).toHaveLength(1);
  });

  it("carries the version of an entity there and back", async () => {
    const server = fakeServer({
      "GET /v1/login/profile": () => versioned({ id: "1" }, 7),
    });

    const profile = await callVersioned(login.profile.read, {}, { ifMatch: '"6"' });

    expect(profile.etag).toBe('"7"');
    expect(server.seen[0]?.headers.get("If-Match")).toBe('"6"');
  });
});

describe("a failed call", () => {
  it("says what the server said", async () => {
    const errors = [{ path: "title", message: "Fehlt." }];
    fakeServer({
      "DELETE /v1/news/articles/1": () => problem(entityProblems.changed, { errors, current: { id: "1" } }),
    });

    await expect(remove("1")).rejects.toMatchObject({
      status: 409,
      code: "entity.changed",
      errors,
      current: { id: "1" },
      requestId: "request-1",
    });
  });

  it("says how long to wait", async () => {
    fakeServer({ "POST /v1/login": () => problem(loginProblems.throttled, {}, { "Retry-After": "90" }) });

    const signingIn = call(login.signIn, { body: { username: "a", password: "b" } });

    await expect(signingIn).rejects.toMatchObject({ status: 429, retryAfter: 90 });
  });

  it("is a problem in German even when nobody answers, or a proxy does", async () => {
    fakeServer({ "DELETE /v1/news/articles/2": () => new Response("<h1>Bad Gateway</h1>", { status: 502 }) });

    await expect(remove("1")).rejects.toMatchObject({ status: 0, title: "Der Server ist nicht erreichbar." });
    await expect(remove("2")).rejects.toMatchObject({ status: 502, code: "unreadable" });
  });

  it("ends the session that the server no longer knows, but not at a wrong password", async () => {
    fakeServer({
      "POST /v1/login": () => problem(loginProblems.wrongCredentials),
      "GET /v1/login/profile": () => problem(sessionProblems.missing),
    });
    signIn();

    await expect(call(login.signIn, { body: { username: "a", password: "b" } })).rejects.toMatchObject({
      status: 401,
    });
    expect(currentSession()).not.toBeNull();

    await expect(call(login.profile.read, {})).rejects.toMatchObject({ status: 401 });
    expect(currentSession()).toBeNull();
  });
});

it("keeps calls of one endpoint under one beginning of their keys", () => {
  const input = { params: { idOrIdentifier: "1" } };

  expect(keyOf(news.articles.read, input)).toEqual([...keyOf(news.articles.read), input]);
});
