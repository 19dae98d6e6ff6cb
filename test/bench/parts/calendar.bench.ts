import { addHours } from "date-fns/addHours";
import { addMilliseconds } from "date-fns/addMilliseconds";
import { addMonths } from "date-fns/addMonths";
import { openCalendarEvents } from "../../../functions/data/calendar/calendar-events.collection.ts";
import { calendar as contract } from "../../../shared/calendar/calendar.contract.ts";
import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { anEvent } from "../../support/event.builder.ts";
import { readyPeople } from "../../support/viewers.ts";
import { type Figure, type Part, timedBeside } from "../kit/figure.ts";
import { startPortal } from "../portal/portal-run.ts";
import { insertAll, untilSettled } from "../portal/seeding.ts";
import { feedFigures } from "./calendar-feed.ts";
import { seriesFigures } from "./calendar-series.ts";

const CALLS = 12;
const A_MONTH = 100;
/** So many in turn. */
const MONTHS = 12;
const first = new Date("2030-01-01T08:00:00.000Z");

/** Each month has as many, so that only what is left out differs. */
const eventsOf = (count: number) =>
  Array.from({ length: count }, (_, no) => {
    const start = addHours(addMonths(first, Math.floor(no / A_MONTH)), (no % A_MONTH) * 6);
    return anEvent({
      title: `Besprechung ${no}`,
      start: start.toISOString(),
      end: addHours(start, 2).toISOString(),
    });
  });

const portalWith = async (scope: AsyncDisposableStack, count: number) => {
  const portal = await startPortal(scope);
  const { call } = await portal.visit(readyPeople.editor);
  const events = eventsOf(count);
  await insertAll(events, openCalendarEvents(portal.table).insertMany);
  let turn = 0;
  /** Another moment at its end makes it one that nobody has asked for. */
  const monthTo = (offset: number) => {
    const from = addMonths(new Date("2030-01-01T00:00:00.000Z"), turn++ % Math.min(MONTHS, count / A_MONTH));
    const config = {
      ...listConfig({ limit: MAX_LIMIT }),
      from: from.toISOString(),
      to: addMilliseconds(addMonths(from, 1), offset).toISOString(),
      withCreator: true,
    };
    return call(contract.events.list, { query: { config } });
  };
  return {
    ...portal,
    call,
    events,
    count: count.toLocaleString("en"),
    month: () => monthTo(0),
    newMonth: () => monthTo(turn),
  };
};

type Calendar = Awaited<ReturnType<typeof portalWith>>;

const months = async (large: Calendar, small: Calendar): Promise<Figure[]> => {
  const common = { yardstick: `out of ${small.count}`, calls: CALLS };
  return [
    await timedBeside({
      ...common,
      what: `a month out of ${large.count} events`,
      run: large.month,
      beside: small.month,
      goal: { most: 1.5 },
    }),
    await timedBeside({
      ...common,
      what: "the same, asked for the first time",
      run: large.newMonth,
      beside: small.newMonth,
      goal: { most: 3 },
    }),
    await large.requestsOf("a month of events with who made them", CALLS, large.newMonth, { most: 3 }),
  ];
};

export const about =
  "months out of 20,000 events; a subscribed calendar, beside the ics package alone; a series of 200";

export const part: Part = async ({ quick, say, scope }) => {
  const size = quick ? 10 : 1;
  say("events");
  const large = await portalWith(scope, 20_000 / size);
  const small = await portalWith(scope, 2_000 / size);
  await untilSettled(Date.now());
  say("months");
  const listed = await months(large, small);
  say("feeds");
  const subscribed = await feedFigures(small);
  say("series");
  return [...listed, ...subscribed, ...(await seriesFigures(large))];
};
