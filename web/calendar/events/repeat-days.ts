import { addDays } from "date-fns/addDays";
import { addMonths } from "date-fns/addMonths";
import { addWeeks } from "date-fns/addWeeks";
import { addYears } from "date-fns/addYears";
import { parseISO } from "date-fns/parseISO";
import { dayOf } from "../../../shared/dates/dates.ts";

export const rhythms = ["day", "week", "fortnight", "month", "year"] as const;
export type Rhythm = (typeof rhythms)[number];

const later: Readonly<Record<Rhythm, (day: Date, times: number) => Date>> = {
  day: addDays,
  week: addWeeks,
  fortnight: (day, times) => addWeeks(day, 2 * times),
  month: addMonths,
  year: addYears,
};

/** The days after `first`, which is YYYY-MM-DD. */
export const repeatDays = (first: string, rhythm: Rhythm, times: number): string[] =>
  Array.from({ length: times }, (_, index) => dayOf(later[rhythm](parseISO(first), index + 1)));
