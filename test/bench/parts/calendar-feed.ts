import { createEvents } from "ics";
import { eventEntry } from "../../../functions/calendar/ical/ical-entry.ts";
import type { StoredEvent } from "../../../functions/data/calendar/calendar-events.collection.ts";
import { calendar } from "../../../shared/calendar/calendar.contract.ts";
import type { Browser } from "../../support/browser.ts";
import { type Figure, timedBeside } from "../kit/figure.ts";
import type { PortalRun } from "../portal/portal-run.ts";

const CALLS = 4;

interface Subscribed extends Pick<PortalRun, "requestsOf">, Pick<Browser, "call" | "send"> {
  readonly events: readonly StoredEvent[];
  readonly count: string;
}

/** Each call from another network, so that none is refused for their number. */
const subscribe = async ({ call, send }: Subscribed) => {
  const { url } = (await call(calendar.feed.start, { body: { holidays: true } })).data;
  const token = url.slice(url.lastIndexOf("/") + 1);
  let turn = 0;
  return async (etag?: string) => {
    turn += 1;
    const headers = {
      cookie: undefined,
      "cloudfront-viewer-address": `10.${turn >> 8}.${turn % 256}.1:50123`,
      "if-none-match": etag,
    };
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
