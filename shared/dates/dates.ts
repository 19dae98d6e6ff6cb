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

export const formatShortTime = (moment: Moment): string => lightFormat(moment, "HH:mm");

/** Today the time, otherwise the date (specification section 1). */
export const formatStamp = (moment: Moment, now = new Date()): string =>
  isSameDay(moment, now) ? formatTime(moment) : formatDate(moment);

export const formatDateTime = (moment: Moment): string => lightFormat(moment, "dd.MM.yyyy, HH:mm");

/** YYYY-MM-DD as "Montag, 23. November". */
export const formatWeekday = (day: string): string =>
  intlFormat(parseISO(day), { weekday: "long", day: "numeric", month: "long" }, { locale: "de-DE" });

export const formatMonth = (moment: Date): string =>
  intlFormat(moment, { month: "long", year: "numeric" }, { locale: "de-DE" });

export const dayOf = (moment: Moment): string => lightFormat(moment, "yyyy-MM-dd");

/** YYYY-MM-DD; undefined for anything else. */
export const startOfDayIn = (day: string): Date | undefined => {
  const start = parseISO(day);
  // `parseISO` also takes a bare week or year.
  return isValid(start) && dayOf(start) === day ? start : undefined;
};

/** YYYY-MM-DD as 17.05.1980; anything else is returned unchanged. */
export const writtenDay = (day: string): string => {
  const start = startOfDayIn(day);
  return start ? formatDate(start) : day;
};
