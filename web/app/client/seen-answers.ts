import type { Query, QueryPersister } from "@tanstack/react-query";
import { hoursToMilliseconds } from "date-fns/hoursToMilliseconds";
import { clear, createStore, get, set, type UseStore } from "idb-keyval";
import { ifKept } from "../../components/if-kept.ts";
import { notePictures } from "./picture-addresses.ts";
import { userIdNow, whenPersonLeaves } from "./session.ts";

/** Frequently revisited pages only; never rights or data about single people. */
const kept: ReadonlySet<unknown> = new Set([
  "GET /v1/calendar/events/next",
  "GET /v1/discussions/groups",
  "GET /v1/discussions/latest",
  "GET /v1/news_new/internal",
  "GET /v1/news_new/overview",
]);
const KEPT = hoursToMilliseconds(12);

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

/** Also runs after a write, so that a reopened page does not show the state before it. */
export const forgetSeen = () => ifKept(() => clear(store()));

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
  if (userId === "" || !kept.has(query.queryKey[0])) return ask(context);
  const place = `${userId} ${query.queryHash}`;
  if (query.state.data === undefined) {
    const seen = await ifKept(() => get<Seen>(place, store()));
    if (seen && seen.build === build() && Date.now() - seen.at < KEPT) {
      show(query, seen.at);
      notePictures(seen.data, seen.at);
      return seen.data;
    }
  }
  const data = await ask(context);
  shown.delete(query);
  if (userIdNow() === userId)
    void ifKept(() => set(place, { at: Date.now(), build: build(), data } satisfies Seen, store()));
  return data;
};
