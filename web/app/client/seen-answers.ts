import type { Query, QueryPersister } from "@tanstack/react-query";
import { hoursToMilliseconds } from "date-fns/hoursToMilliseconds";
import { secondsToMilliseconds } from "date-fns/secondsToMilliseconds";
import { createStore, delMany, entries, get, promisifyRequest, set, type UseStore } from "idb-keyval";
import { ifKept } from "../../components/if-kept.ts";
import { notePictures } from "./picture-addresses.ts";
import { userIdNow, whenPersonLeaves } from "./session.ts";

/**
 * What pages show to read. Never applications (notifications name them, too), rights, accounts, subscribers, trash,
 * and what is asked before something is sent. Editors ask under a key of their own.
 */
export const kept: ReadonlySet<string> = new Set([
  "GET /v1/calendar/birthdays",
  "GET /v1/calendar/categories",
  "GET /v1/calendar/events",
  "GET /v1/calendar/events/next",
  "GET /v1/calendar/events/{id}",
  "GET /v1/calendar/holidays",
  "GET /v1/cloud",
  "GET /v1/cloud/{id}",
  "GET /v1/discussions/forums/{id}",
  "GET /v1/discussions/forums/{id}/posts",
  "GET /v1/discussions/groups",
  "GET /v1/discussions/groups/{id}",
  "GET /v1/discussions/latest",
  "GET /v1/discussions/posts/{id}",
  "GET /v1/discussions/posts/{id}/answers",
  "GET /v1/galleries",
  "GET /v1/galleries/{id}",
  "GET /v1/galleries/{id}/images",
  "GET /v1/misc",
  "GET /v1/misc/{id}",
  "GET /v1/misc/{id}/data",
  "GET /v1/misc/{id}/data/{dataId}",
  "GET /v1/news_new/articles/{idOrIdentifier}",
  "GET /v1/news_new/internal",
  "GET /v1/news_new/overview",
  "GET /v1/organisations",
  "GET /v1/organisations/employees",
  "GET /v1/organisations/employees/birthdays",
  "GET /v1/organisations/employees/professions",
  "GET /v1/organisations/employees/{id}",
  "GET /v1/organisations/employees/{id}/articles",
  "GET /v1/organisations/employees/{id}/posts",
  "GET /v1/organisations/summaries",
  "GET /v1/organisations/{id}",
  "GET /v1/organisations/{id}/employees",
  "GET /v1/organisations/{id}/links",
]);
const KEPT = hoursToMilliseconds(12);
const LOADED = secondsToMilliseconds(10);

/** User id, endpoint and hash of the query. */
type Place = [string, string, string];

interface Seen {
  readonly at: number;
  /** An answer of another build may have another shape. */
  readonly build: string;
  readonly data: unknown;
}

let opened: UseStore | undefined;
const store = () => {
  opened ??= createStore("seen-answers", "answers");
  return opened;
};

const build = () => document.querySelector("script[type=module]")?.getAttribute("src") ?? "";
const isGood = ({ at, build: madeBy }: Seen) => madeBy === build() && Date.now() - at < KEPT;

const forgetOutdated = async () => {
  const outdated = (await entries<Place, Seen>(store())).filter(([, seen]) => !isGood(seen));
  await delMany(
    outdated.map(([place]) => place),
    store(),
  );
};

// Whoever only reads forgets nothing by writing. It waits for the page, since it reads all that is kept.
setTimeout(() => void ifKept(forgetOutdated), LOADED);

const keep = (place: Place, data: unknown) =>
  ifKept(() => set(place, { at: Date.now(), build: build(), data } satisfies Seen, store()));

/** After a write, so that a page which is reopened does not show the state before it: one transaction, before its own. */
export const forgetSeen = (isAbout: (endpoint: string) => boolean = () => true) =>
  ifKept(() =>
    store()("readwrite", (answers) => {
      const places = answers.getAllKeys();
      places.onsuccess = () => {
        // As `keep` has written them.
        for (const place of places.result as Place[]) if (isAbout(place[1])) answers.delete(place);
      };
      return promisifyRequest(answers.transaction);
    }),
  );

whenPersonLeaves(() => void forgetSeen());

const shown = new WeakSet<object>();

/** Whether a query still shows an earlier visit's data, which must go once the server refuses. */
export const isOnlySeen = (query: object): boolean => shown.has(query);

const show = (query: Query, at: number) => {
  shown.add(query);
  // Deferred until the query has taken the data; then it refetches in the background.
  setTimeout(() => {
    query.setState({ dataUpdatedAt: at });
    void query.fetch().catch(() => undefined);
  });
};

export const keepSeen: QueryPersister = async (ask, context, query) => {
  const userId = userIdNow();
  const endpoint = String(query.queryKey[0]);
  if (userId === "" || !kept.has(endpoint)) return ask(context);
  const place: Place = [userId, endpoint, query.queryHash];
  if (query.state.data === undefined) {
    const seen = await ifKept(() => get<Seen>(place, store()));
    if (seen && isGood(seen)) {
      show(query, seen.at);
      notePictures(seen.data, seen.at);
      return seen.data;
    }
  }
  const data = await ask(context);
  shown.delete(query);
  if (userIdNow() === userId) void keep(place, data);
  return data;
};
