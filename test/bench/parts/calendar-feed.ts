import { createEvents } from "ics";
import { eventEntry } from "../../../functions/calendar/ical/ical-entry.ts";
import type { StoredEvent } from "../../../functions/data/calendar/calendar-events.collection.ts";
import { calendar } from "../../../shared/calendar/calendar.contract.ts";
import type { Browser } from "../../support/browser.ts";
import { compared, type Figure } from "../kit/figure.ts";
import { inPairs } from "../kit/pairs.ts";
import { timed } from "../kit/statistics.ts";
import type { PortalRun } from "../portal/portal-run.ts";

const WINDOWS = 10;
const CALLS = 4;

interface Subscribed extends Pick<PortalRun, "probe">, Pick<Browser, "call" | "send"> {
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
  const { probe, events, count } = subscribed;
  const fetchFeed = await subscribe(subscribed);
  const etag = (await fetchFeed()).headers.get("etag") ?? "";
  const entries = events.map((event) => eventEntry({ ...event, version: 1 }, undefined));
  const render = async () => createEvents(entries);
  const unchanged = () => fetchFeed(etag);
  for (const warm of [fetchFeed, render, unchanged]) await timed(CALLS, () => warm());

  const rendered = await inPairs(
    WINDOWS,
    () => timed(CALLS, () => fetchFeed()),
    () => timed(CALLS, render),
  );
  const unrendered = await inPairs(
    WINDOWS,
    () => timed(CALLS, unchanged),
    () => timed(CALLS, render),
  );
  await probe.look();
  await timed(CALLS, unchanged);
  const { DynamoDB = 0 } = (await probe.look()).requests;
  const yardstick = "the ics package's rendering of them alone";
  return [
    compared({
      what: `a subscribed calendar of ${count} events`,
      unit: "ms",
      yardstick,
      pairs: rendered,
      goal: { most: 1.5 },
    }),
    compared({
      what: `the same where nothing has changed`,
      unit: "ms",
      yardstick,
      pairs: unrendered,
      goal: { most: 0.25 },
    }),
    {
      what: "a subscribed calendar: DynamoDB requests",
      value: DynamoDB / CALLS,
      unit: "requests",
      goal: { most: 4 },
    },
  ];
};
