import { addDays } from "date-fns/addDays";
import { addMonths } from "date-fns/addMonths";
import { addWeeks } from "date-fns/addWeeks";
import { endOfISOWeek } from "date-fns/endOfISOWeek";
import { endOfMonth } from "date-fns/endOfMonth";
import { getISOWeek } from "date-fns/getISOWeek";
import { parseISO } from "date-fns/parseISO";
import { startOfISOWeek } from "date-fns/startOfISOWeek";
import { startOfMonth } from "date-fns/startOfMonth";
import { dayOf, formatMonth } from "../../../shared/dates/dates.ts";
import { startOfOfficeDay } from "../../../shared/dates/office-days.ts";
import { viewsText as text } from "./views.text.ts";

export const calendarViews = ["month", "week", "day", "list"] as const;
export type CalendarView = (typeof calendarViews)[number];

/** YYYY-MM-DD, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const steps = { month: addMonths, week: addWeeks, day: addDays, list: addMonths };

export const stepFrom = (day: string, view: CalendarView, count: number): string =>
  dayOf(steps[view](parseISO(day), count));

const bounds: Readonly<Record<CalendarView, (day: Date) => readonly [Date, Date]>> = {
  month: (day) => [startOfISOWeek(startOfMonth(day)), endOfISOWeek(endOfMonth(day))],
  week: (day) => [startOfISOWeek(day), endOfISOWeek(day)],
  day: (day) => [day, day],
  list: (day) => [startOfMonth(day), endOfMonth(day)],
};

export const daysShown = (view: CalendarView, day: string): Days => {
  const [from, to] = bounds[view](parseISO(day));
  return { from: dayOf(from), to: dayOf(to) };
};

/** From midnight to midnight in Vienna, as UTC. */
export const momentsOf = ({ from, to }: Days) => ({
  from: startOfOfficeDay(from),
  to: startOfOfficeDay(dayOf(addDays(parseISO(to), 1))),
});

const longDay = new Intl.DateTimeFormat("de-DE", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});
const span = new Intl.DateTimeFormat("de-DE", { day: "numeric", month: "long", year: "numeric" });

export const periodTitle = (view: CalendarView, day: string): string => {
  const date = parseISO(day);
  const [from, to] = bounds[view](date);
  switch (view) {
    case "day":
      return longDay.format(date);
    case "week":
      return text.week(span.formatRange(from, to), getISOWeek(date));
    default:
      return formatMonth(date);
  }
};
