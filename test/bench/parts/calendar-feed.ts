import { createEvents } from "ics";
import { eventEntry } from "../../../functions/calendar/ical/ical-entry.ts";
import type { StoredEvent } from "../../../functions/data/calendar/calendar-events.collection.ts";
import { calendar } from "../../../shared/calendar/calendar.contract.ts";
import { type Browser, openBrowser } from "../../support/browser.ts";
import { fromNetwork, httpApi } from "../../support/running-portal.ts";
import { type Figure, timedBeside } from "../kit/figure.ts";
import type { PortalRun } from "../portal/portal-run.ts";

const CALLS = 4;

interface Subscribed extends Pick<PortalRun, "requestsOf" | "runtime">, Pick<Browser, "call"> {
  readonly events: readonly StoredEvent[];
  readonly count: string;
}

const subscribe = async ({ call, runtime }: Subscribed) => {
  const { url } = (await call(calendar.feed.start, { body: { holidays: true } })).data;
  const token = url.slice(url.lastIndexOf("/") + 1);
  const api = httpApi(runtime.url);
  let turn = 0;
  return async (etag?: string) => {
    const { send } = openBrowser(fromNetwork(turn++, api));
    const headers = { "if-none-match": etag };
    const { response } = await send(calendar.feed.read, { params: { token } }, { headers });
    if (response.status !== (etag ? 304 : 200)) throw new Error(`The feed answers ${response.status}.`);
    return response;
  };
};

export const feedFigures = async (subscribed: Subscribed): Promise<Figure[]> => {
  const { requestsOf, events, count } = subscribed;
  const fetchFeed = await subscribe(subscribed);
  const etag = (await fetchFeed()).headers.get("etag") ?? "";
  const entries = events.map((event) => eventEntry({ ...event, version: 1 }, undefined));
  const unchanged = () => fetchFeed(etag);
  const common = {
    yardstick: "the ics package's rendering of them alone",
    calls: CALLS,
    beside: async () => createEvents(entries),
  };
  return [
    await timedBeside({
      ...common,
      what: `a subscribed calendar of ${count} events`,
      run: () => fetchFeed(),
      goal: { most: 1.5 },
    }),
    await timedBeside({
      ...common,
      what: "the same where nothing has changed",
      run: unchanged,
      goal: { most: 0.25 },
    }),
    await requestsOf("a subscribed calendar", CALLS, unchanged, { most: 4 }),
  ];
};
