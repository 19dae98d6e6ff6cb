import { intlFormat } from "date-fns/intlFormat";
import { isSameDay } from "date-fns/isSameDay";
import { isValid } from "date-fns/isValid";
import { lightFormat } from "date-fns/lightFormat";
import { parseISO } from "date-fns/parseISO";

type Moment = string | Date;

/** DD.MM.YYYY, in the reader's time zone. */
export const formatDate = (moment: Moment): string => lightFormat(moment, "dd.MM.yyyy");

/** HH:mm:ss, in the reader's time zone. */
export const formatTime = (moment: Moment): string => lightFormat(moment, "HH:mm:ss");

/** HH:mm, for what was just saved and what ends soon. */
export const formatShortTime = (moment: Moment): string => lightFormat(moment, "HH:mm");

/** A time stamp as the portal shows it: of today the time, otherwise the date (specification section 1). */
export const formatStamp = (moment: Moment, now = new Date()): string =>
  isSameDay(moment, now) ? formatTime(moment) : formatDate(moment);

/** Date and time, where both count: a release date, say. */
export const formatDateTime = (moment: Moment): string => lightFormat(moment, "dd.MM.yyyy, HH:mm");

/** A day (YYYY-MM-DD) as in "Montag, 23. November". */
export const formatWeekday = (day: string): string =>
  intlFormat(parseISO(day), { weekday: "long", day: "numeric", month: "long" }, { locale: "de-DE" });

/** As in "November 2026". */
export const formatMonth = (moment: Date): string =>
  intlFormat(moment, { month: "long", year: "numeric" }, { locale: "de-DE" });

/** The reader's day of a moment, as YYYY-MM-DD. */
export const dayOf = (moment: Moment): string => lightFormat(moment, "yyyy-MM-dd");

/** The beginning of a day that is written YYYY-MM-DD; undefined for anything else. */
export const startOfDayIn = (day: string): Date | undefined => {
  const start = parseISO(day);
  // A week or a year alone is a date of ISO 8601, too.
  return isValid(start) && dayOf(start) === day ? start : undefined;
};

/** A day as it is written into a field: 17.05.1980. What is none stays as it is. */
export const writtenDay = (day: string): string => {
  const start = startOfDayIn(day);
  return start ? formatDate(start) : day;
};
