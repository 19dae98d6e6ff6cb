import { tz } from "@date-fns/tz";
import { addMonths } from "date-fns/addMonths";
import { eachMonthOfInterval } from "date-fns/eachMonthOfInterval";
import { lightFormat } from "date-fns/lightFormat";
import { parseISO } from "date-fns/parseISO";

export const inUtc = tz("UTC");

/** YYYY-MM, in UTC. */
export const monthOf = (moment: Date | number): string => lightFormat(inUtc(moment), "yyyy-MM");

/** In ms; `month` is YYYY-MM. */
export const endOfMonth = (month: string): number => addMonths(parseISO(month, { in: inUtc }), 1).getTime();

/** YYYY-MM, oldest first; `from` and `to` in ms. */
export const monthsBetween = (from: number, to: number): string[] =>
  from > to ? [] : eachMonthOfInterval({ start: from, end: to }, { in: inUtc }).map(monthOf);
