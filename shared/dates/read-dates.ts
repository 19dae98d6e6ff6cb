import { isSameMinute } from "date-fns/isSameMinute";
import { isValid } from "date-fns/isValid";
import { lightFormat } from "date-fns/lightFormat";
import { parseISO } from "date-fns/parseISO";
import { startOfMinute } from "date-fns/startOfMinute";
import { dayOf } from "./dates.ts";
import type { inOffice } from "./office-days.ts";

const WHOLE_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const WHOLE_TIME =
  /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})(?:,?\s+([01]?\d|2[0-3])(?:[:.](\d{2}))?(?:\s*Uhr)?)?$/;

const tidied = (written: string) => written.trim().replaceAll(/\.\s+/g, ".");

type Zone = typeof inOffice;

const momentOf = (read: RegExpExecArray | null, zone?: Zone): Date | undefined => {
  if (!read) return undefined;
  const [, day, month, year = "", hour = "0", minute = "00"] = read;
  const date = [year.padStart(4, "20"), month?.padStart(2, "0"), day?.padStart(2, "0")].join("-");
  const moment = parseISO(`${date}T${hour.padStart(2, "0")}:${minute}`, { in: zone });
  return isValid(moment) ? new Date(moment) : undefined;
};

/** 17.5.1980 as YYYY-MM-DD; undefined if incomplete. */
export const readDay = (written: string): string | undefined => {
  const day = momentOf(WHOLE_DAY.exec(tidied(written)));
  return day && dayOf(day);
};

/** 20.11.2026 10:30, by default in the reader's time zone. */
export const writtenTime = (moment: Date, zone?: Zone): string =>
  lightFormat(zone ? zone(moment) : moment, "dd.MM.yyyy HH:mm");

/** Without a time, the beginning of the day; undefined if incomplete. */
export const readTime = (written: string, zone?: Zone): Date | undefined =>
  momentOf(WHOLE_TIME.exec(tidied(written)), zone);

/** Keeps the seconds of `before` if the minute is the same. */
export const stampOf = (moment: Date, before: string | null | undefined): string => {
  const kept = before && isSameMinute(moment, before) ? new Date(before) : startOfMinute(moment);
  return kept.toISOString();
};
