import { tz } from "@date-fns/tz";
import { eachDayOfInterval } from "date-fns/eachDayOfInterval";
import { endOfISOWeek } from "date-fns/endOfISOWeek";
import { lightFormat } from "date-fns/lightFormat";
import { startOfISOWeek } from "date-fns/startOfISOWeek";

/** Where the offices' days begin and end. */
export const OFFICE_ZONE = "Europe/Vienna";

/** A moment as the offices' clocks show it. */
export const inOffice = tz(OFFICE_ZONE);

/** 24.12.2026: the day as the offices' calendars show it, for what no browser puts into words. */
export const officeDate = (moment: string | Date): string => lightFormat(inOffice(moment), "dd.MM.yyyy");

/** 24.12.2026, 08:00: the time as their clocks show it. */
export const officeDateTime = (moment: Date): string => lightFormat(inOffice(moment), "dd.MM.yyyy, HH:mm");

/** The offices' day of a moment, as YYYY-MM-DD. */
export const officeDay = (moment: Date): string => lightFormat(inOffice(moment), "yyyy-MM-dd");

/** The seven days, Monday first, of the offices' week that a moment lies in; as YYYY-MM-DD. */
export const officeWeek = (moment: Date): string[] => {
  const now = inOffice(moment);
  return eachDayOfInterval({ start: startOfISOWeek(now), end: endOfISOWeek(now) }).map(officeDay);
};
