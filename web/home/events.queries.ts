import { queryOptions } from "@tanstack/react-query";
import type { CalendarEvent } from "../../shared/calendar/calendar-event.ts";
import { events } from "../../shared/calendar/events.contract.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { call } from "../app/client/call.ts";
import { keyOf } from "../app/client/query-key.ts";

const NEXT = 5;
/** Among so many of the next ones an answer is looked for. */
const AHEAD = 100;

/** Those that last are among them. */
const aheadQuery = queryOptions({
  // Without the moment, which is another at every look.
  queryKey: [...keyOf(events.list), "next"],
  queryFn: ({ signal }) => {
    const config = { ...listConfig({ limit: AHEAD }), from: new Date().toISOString() };
    return call(events.list, { query: { config } }, signal);
  },
});

const awaitsAnswer = ({ asksForAnswers, attendance, answerUntil, start }: CalendarEvent) =>
  asksForAnswers && attendance?.own === null && new Date(answerUntil ?? start) > new Date();

export const nextEventsQuery = queryOptions({
  ...aheadQuery,
  select: ({ data }) => data.slice(0, NEXT),
});

export const toAnswerQuery = queryOptions({
  ...aheadQuery,
  select: ({ data }) => data.filter(awaitsAnswer),
});
