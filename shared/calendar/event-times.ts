import { addDays } from "date-fns/addDays";
import { startOfDay } from "date-fns/startOfDay";
import { inOffice } from "../dates/office-days.ts";

interface Span {
  readonly start: string;
  readonly end: string;
}

export const stamp = (moment: Date) => new Date(moment).toISOString();

/** From midnight to midnight in Vienna; an end at midnight belongs to the day before. */
export const wholeDays = ({ start, end }: Span): Span => {
  const first = startOfDay(inOffice(start));
  const last = startOfDay(inOffice(end));
  const endsAtMidnight = last.getTime() === Date.parse(end) && last > first;
  return { start: stamp(first), end: stamp(endsAtMidnight ? last : addDays(last, 1)) };
};

interface Period {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/** Takes UTC as `toISOString` writes it, which compares as text; a span without length counts at its begin. */
export const overlaps = ({ start, end }: Span, { from, to }: Period): boolean =>
  (!to || start < to) && (!from || end > from || start >= from);
