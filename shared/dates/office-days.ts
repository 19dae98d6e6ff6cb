import { tz } from "@date-fns/tz";
import { millisecondsInMinute } from "date-fns/constants";
import { eachDayOfInterval } from "date-fns/eachDayOfInterval";
import { endOfISOWeek } from "date-fns/endOfISOWeek";
import { intlFormat } from "date-fns/intlFormat";
import { lightFormat } from "date-fns/lightFormat";
import { parseISO } from "date-fns/parseISO";
import { startOfISOWeek } from "date-fns/startOfISOWeek";

export const OFFICE_ZONE = "Europe/Vienna";

export const inOffice = tz(OFFICE_ZONE);

/** 24.12.2026 */
export const officeDate = (moment: string | Date): string => lightFormat(inOffice(moment), "dd.MM.yyyy");

/** 24.12.2026, 08:00 */
export const officeDateTime = (moment: Date): string => lightFormat(inOffice(moment), "dd.MM.yyyy, HH:mm");

/** Mo, 24.12.2026, 08:00 */
export const officeMoment = (moment: Date): string =>
  `${intlFormat(moment, { weekday: "short", timeZone: OFFICE_ZONE }, { locale: "de-AT" })}, ${officeDateTime(moment)}`;

export const officeDay = (moment: Date): string => lightFormat(inOffice(moment), "yyyy-MM-dd");

/** Midnight in Vienna as UTC; `day` is YYYY-MM-DD. */
export const startOfOfficeDay = (day: string): string =>
  new Date(parseISO(day, { in: inOffice })).toISOString();

/** YYYY-MM-DD, Monday first. */
export const officeWeek = (moment: Date): string[] => {
  const now = inOffice(moment);
  return eachDayOfInterval({ start: startOfISOWeek(now), end: endOfISOWeek(now) }).map(officeDay);
};

/** Vienna's wall clock as if it were UTC, in ms: arithmetic on it ignores daylight saving. */
export const officeClock = (moment: string): number => {
  const shown = inOffice(moment);
  return shown.getTime() - shown.getTimezoneOffset() * millisecondsInMinute;
};

/** Inverse of `officeClock`. */
export const momentAt = (clock: number): string =>
  new Date(parseISO(new Date(clock).toISOString().slice(0, -1), { in: inOffice })).toISOString();
