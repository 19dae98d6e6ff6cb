import "fake-indexeddb/auto";
import { QueryObserver } from "@tanstack/react-query";
import { addHours } from "date-fns/addHours";
import { secondsToMilliseconds } from "date-fns/secondsToMilliseconds";
import { IDBFactory } from "fake-indexeddb";
import { createStore, keys } from "idb-keyval";
import { afterEach, describe, expect, it, vi } from "vitest";
import { endpointsOf, routeKeyOf } from "../../../../shared/contract/endpoint.ts";
import { accessProblems } from "../../../../shared/contract/general.problems.ts";
import { portal } from "../../../../shared/portal.contract.ts";
import { frameQuery } from "../../../../web/app/client/frame.query.ts";
import { createQueryClient } from "../../../../web/app/client/query-client.ts";
import { readNow } from "../../../../web/app/client/query-of.ts";
import { refresh } from "../../../../web/app/client/refresh.ts";
import { forgetSeen, kept } from "../../../../web/app/client/seen-answers.ts";
import { endSession } from "../../../../web/app/client/session.ts";
import { overviewQuery } from "../../../../web/home/home.queries.ts";
import { fakeServer, json, problem } from "../../fake-server.ts";
import { signIn } from "../../people.ts";

vi.stubGlobal("indexedDB", new IDBFactory());

const HOME = "GET /v1/news_new/overview";
const overview = (drafts: number) => ({ newest: [], toConfirm: [], toReview: [], desk: { drafts } });

/** As a page that was opened anew has it: it shows what comes, in turn. */
const opened = () => {
  const client = createQueryClient();
  const observer = new QueryObserver(client, { ...overviewQuery, retry: false });
  const shown: unknown[] = [];
  const stop = observer.subscribe(({ data }) => data && shown.at(-1) !== data && shown.push(data));
  return { client, observer, shown, stop };
};

const visit = async (drafts: number) => {
  fakeServer({ [HOME]: () => json(overview(drafts)) });
  const { shown, stop } = opened();
  await vi.waitFor(() => expect(shown.at(-1)).toEqual(overview(drafts)));
  stop();
};

afterEach(async () => {
  endSession();
  await forgetSeen();
});

describe("a page that was seen before", () => {
  it("begins with what it showed, and then shows what is new", async () => {
    signIn();
    await visit(1);
    fakeServer({ [HOME]: () => json(overview(2)) });

    const { shown, stop } = opened();

    await vi.waitFor(() => expect(shown).toEqual([overview(1), overview(2)]));
    stop();
  });

  it("keeps what it showed while the server cannot be reached", async () => {
    signIn();
    await visit(1);
    fakeServer({});

    const { observer, stop } = opened();

    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    expect(observer.getCurrentResult().data).toEqual(overview(1));
    stop();
  });

  it("knows where its pictures lead", async () => {
    signIn();
    const addresses = { "/v1/files/1?variant=preview": "/files/1/preview?Signature=s" };
    const answer = { ...overview(1), pictures: { maxAge: 600, addresses } };
    fakeServer({ [HOME]: () => json(answer) });
    await createQueryClient().fetchQuery(overviewQuery);
    fakeServer({});

    vi.resetModules();
    const { createQueryClient: openClient } = await import("../../../../web/app/client/query-client.ts");
    const { overviewQuery: query } = await import("../../../../web/home/home.queries.ts");
    const { pictureAddress } = await import("../../../../web/app/client/picture-addresses.ts");
    await openClient().fetchQuery(query);

    expect(pictureAddress("/v1/files/1?variant=preview")).toBe("/files/1/preview?Signature=s");
  });

  it("shows nothing of what one may not see any more", async () => {
    signIn();
    await visit(1);
    fakeServer({ [HOME]: () => problem(accessProblems.denied) });

    const { observer, stop } = opened();

    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    expect(observer.getCurrentResult().data).toBeUndefined();
    stop();
  });

  it("begins with what it showed also after something else was written", async () => {
    signIn();
    await visit(1);
    await refresh(createQueryClient(), ["PUT /v1/notifications/read"]);
    fakeServer({ [HOME]: () => json(overview(2)) });

    const { shown, stop } = opened();

    await vi.waitFor(() => expect(shown).toEqual([overview(1), overview(2)]));
    stop();
  });

  it.each<[string, () => unknown]>([
    ["somebody signed out", () => endSession()],
    ["a part of it was written", () => refresh(createQueryClient(), ["PUT /v1/news/articles/{id}"])],
  ])("begins with nothing after %s", async (_, happen) => {
    signIn();
    await visit(1);
    await happen();
    signIn();
    fakeServer({ [HOME]: () => json(overview(2)) });

    const { shown, stop } = opened();

    await vi.waitFor(() => expect(shown).toEqual([overview(2)]));
    stop();
  });
});

it("is not what an action is based on", async () => {
  signIn();
  await visit(1);
  fakeServer({ [HOME]: () => json(overview(2)) });

  expect(await createQueryClient().query({ ...overviewQuery, ...readNow })).toEqual(overview(2));
});

it("leaves the device once it is too old to be shown", async () => {
  signIn();
  await visit(1);
  vi.setSystemTime(addHours(new Date(), 13));
  vi.useFakeTimers({ toFake: ["setTimeout", "Date"] });
  vi.resetModules();
  await import("../../../../web/app/client/seen-answers.ts");

  vi.advanceTimersByTime(secondsToMilliseconds(10));

  await vi.waitFor(async () => expect(await keys(createStore("seen-answers", "answers"))).toEqual([]));
  vi.useRealTimers();
});

it("is of endpoints which everybody may call unrecorded", () => {
  const unrecorded = endpointsOf(portal)
    .map(({ endpoint }) => endpoint)
    .filter(({ access, audited }) => access.label === "session" && !audited)
    .map(routeKeyOf);

  expect(unrecorded).toEqual(expect.arrayContaining([...kept]));
});

it("never keeps what somebody may do", async () => {
  signIn();
  const asked = vi.fn(() => problem(accessProblems.denied));
  fakeServer({ "GET /v1/notifications/unread": () => json({ viewer: null, count: 0 }) });
  await createQueryClient().fetchQuery({ ...frameQuery, queryFn: () => "rights" as never });
  fakeServer({ "GET /v1/notifications/unread": asked });

  await expect(createQueryClient().fetchQuery({ ...frameQuery, retry: false })).rejects.toThrow();

  expect(asked).toHaveBeenCalledOnce();
});
