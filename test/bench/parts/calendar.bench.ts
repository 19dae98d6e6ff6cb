import { addHours } from "date-fns/addHours";
import { addMilliseconds } from "date-fns/addMilliseconds";
import { addMonths } from "date-fns/addMonths";
import { openCalendarEvents } from "../../../functions/data/calendar/calendar-events.collection.ts";
import { calendar as contract } from "../../../shared/calendar/calendar.contract.ts";
import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { anEvent } from "../../support/event.builder.ts";
import { readyPeople } from "../../support/viewers.ts";
import { compared, type Figure } from "../kit/figure.ts";
import { inPairs } from "../kit/pairs.ts";
import type { Part } from "../kit/part.ts";
import { timed } from "../kit/statistics.ts";
import { withScope } from "../kit/with-scope.ts";
import { startPortal } from "../portal/portal-run.ts";
import { insertAll, untilSettled } from "../portal/seeding.ts";
import { feedFigures } from "./calendar-feed.ts";
import { seriesFigures } from "./calendar-series.ts";

const WINDOWS = 20;
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
  const portal = await startPortal(scope, { queues: false, schedules: false });
  const { call, send } = await portal.visit(readyPeople.editor);
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
    send,
    events,
    count: count.toLocaleString("en"),
    month: () => monthTo(0),
    newMonth: () => monthTo(turn),
  };
};

type Calendar = Awaited<ReturnType<typeof portalWith>>;

interface Compare {
  readonly what: string;
  readonly large: () => Promise<unknown>;
  readonly small: () => Promise<unknown>;
  readonly yardstick: string;
  readonly most: number;
}

const beside = async ({ what, large, small, yardstick, most }: Compare): Promise<Figure> => {
  await timed(4 * CALLS, large);
  await timed(4 * CALLS, small);
  const pairs = await inPairs(
    WINDOWS,
    () => timed(CALLS, large),
    () => timed(CALLS, small),
  );
  return compared({ what, unit: "ms", yardstick, pairs, goal: { most } });
};

const months = async (large: Calendar, small: Calendar): Promise<Figure[]> => {
  const yardstick = `out of ${small.count}`;
  const found = [
    await beside({
      what: `a month out of ${large.count} events`,
      large: large.month,
      small: small.month,
      yardstick,
      most: 1.5,
    }),
    await beside({
      what: "the same, asked for the first time",
      large: large.newMonth,
      small: small.newMonth,
      yardstick,
      most: 3,
    }),
  ];
  await large.probe.look();
  await timed(CALLS, large.newMonth);
  const { DynamoDB = 0 } = (await large.probe.look()).requests;
  return [
    ...found,
    {
      what: "a month of events with who made them: DynamoDB requests",
      value: DynamoDB / CALLS,
      unit: "requests",
      goal: { most: 3 },
    },
  ];
};

export const calendar: Part = ({ quick, say }) =>
  withScope(async (scope) => {
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
  });
