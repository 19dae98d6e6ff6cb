import { getHours } from "date-fns/getHours";
import { isWeekend } from "date-fns/isWeekend";
import { inOffice } from "../dates/office-days.ts";

export const QUIET_FROM = 19;
export const QUIET_UNTIL = 7;

/** In Vienna's time. */
export const isQuietTime = (moment: Date): boolean => {
  const there = inOffice(moment);
  const hour = getHours(there);
  return isWeekend(there) || hour >= QUIET_FROM || hour < QUIET_UNTIL;
};
