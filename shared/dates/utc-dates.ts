import { tz } from "@date-fns/tz";
import { addMonths } from "date-fns/addMonths";
import { eachMonthOfInterval } from "date-fns/eachMonthOfInterval";
import { lightFormat } from "date-fns/lightFormat";
import { parseISO } from "date-fns/parseISO";

/** A moment as clocks that know no time zone show it. */
export const inUtc = tz("UTC");

/** The month of a moment, as YYYY-MM. */
export const monthOf = (moment: Date | number): string => lightFormat(inUtc(moment), "yyyy-MM");

/** The first moment after a month (YYYY-MM), in ms. */
export const endOfMonth = (month: string): number => addMonths(parseISO(month, { in: inUtc }), 1).getTime();

/** The months between two moments in ms, the oldest first; none where the second is before the first. */
export const monthsBetween = (from: number, to: number): string[] =>
  from > to ? [] : eachMonthOfInterval({ start: from, end: to }, { in: inUtc }).map(monthOf);
