import { getDate } from "date-fns/getDate";
import { getISODay } from "date-fns/getISODay";
import { parseISO } from "date-fns/parseISO";
import { partsOf, ruleOf, weekdays } from "../../../shared/calendar/series-rule.ts";
import { startOfDayIn } from "../../../shared/dates/dates.ts";

export const rhythms = [
  "same",
  "day",
  "workday",
  "week",
  "fortnight",
  "monthDay",
  "monthWeekday",
  "year",
] as const;
type Rhythm = (typeof rhythms)[number];

export interface RepeatForm {
  readonly rhythm: Rhythm;
  readonly end: "count" | "until";
  readonly count: number | string;
  readonly until: string;
}

/** MO to SU. */
export const weekdayOf = (day: string): string => weekdays[getISODay(parseISO(day)) - 1] ?? "MO";

const WEEK = 7;
/** Not every month has a fifth week. */
const MOST_WEEKS = 4;

/** "2TU", or "-1TU" for the last. */
export const nthWeekdayOf = (day: string): string => {
  const nth = Math.ceil(getDate(parseISO(day)) / WEEK);
  return `${nth > MOST_WEEKS ? -1 : nth}${weekdayOf(day)}`;
};

export const isWorkday = (day: string): boolean => getISODay(parseISO(day)) <= 5;

const repeated = (rhythm: Exclude<Rhythm, "same">, first: string, days: ReadonlySet<string>) => {
  const byDay = weekdays.filter((day) => days.has(day)).join(",");
  switch (rhythm) {
    case "day":
      return { FREQ: "DAILY" };
    case "workday":
      return { FREQ: "DAILY", BYDAY: "MO,TU,WE,TH,FR" };
    case "week":
      return { FREQ: "WEEKLY", BYDAY: byDay };
    case "fortnight":
      return { FREQ: "WEEKLY", INTERVAL: "2", BYDAY: byDay };
    case "monthDay":
      return { FREQ: "MONTHLY", BYMONTHDAY: String(getDate(parseISO(first))) };
    case "monthWeekday":
      return { FREQ: "MONTHLY", BYDAY: nthWeekdayOf(first) };
    case "year":
      return { FREQ: "YEARLY" };
  }
};

interface Chosen {
  readonly first: string;
  readonly days: ReadonlySet<string>;
  /** The series' present rule, which `same` keeps. */
  readonly known: string | undefined;
}

/** Undefined as long as the end cannot be read. */
export const ruleFrom = (
  { rhythm, end, count, until }: RepeatForm,
  { first, days, known = "" }: Chosen,
): string | undefined => {
  const rule = rhythm === "same" ? Object.fromEntries(partsOf(known)) : repeated(rhythm, first, days);
  const times = Math.trunc(Number(count));
  if (end === "count") return times >= 1 ? ruleOf({ ...rule, COUNT: String(times) }) : undefined;
  return startOfDayIn(until) ? ruleOf({ ...rule, UNTIL: until.replaceAll("-", "") }) : undefined;
};
