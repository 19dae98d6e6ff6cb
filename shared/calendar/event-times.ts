import { addDays } from "date-fns/addDays";
import { startOfDay } from "date-fns/startOfDay";
import { inOffice } from "../dates/office-days.ts";

interface Span {
  readonly start: string;
  readonly end: string;
}

/** In UTC, whatever zone the moment is reckoned in. */
export const stamp = (moment: Date) => new Date(moment).toISOString();

/** From midnight to midnight in Vienna; an end at midnight is the end of the day before. */
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

/** Both in UTC as `toISOString` writes it, so that they compare as text; one without length counts where it begins. */
export const overlaps = ({ start, end }: Span, { from, to }: Period): boolean =>
  (!to || start < to) && (!from || end > from || start >= from);
