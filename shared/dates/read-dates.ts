import { isSameMinute } from "date-fns/isSameMinute";
import { isValid } from "date-fns/isValid";
import { lightFormat } from "date-fns/lightFormat";
import { parse } from "date-fns/parse";
import { startOfMinute } from "date-fns/startOfMinute";
import { dayOf } from "./dates.ts";
import type { inOffice } from "./office-days.ts";

// `parse` accepts a year or minute that is still being typed.
const WHOLE_DAY = /^\d+\.\d+\.\d{4}$/;
const WHOLE_TIME = /^(\d+\.\d+\.)(\d{4}|\d{2})(?:,?\s+(\d+)(?:[:.](\d{2}))?(?:\s*Uhr)?)?$/;

const tidied = (written: string) => written.trim().replaceAll(/\.\s+/g, ".");

type Zone = typeof inOffice;

const momentIn = (text: string, form: string, zone?: Zone): Date | undefined => {
  const moment = parse(text, form, 0, { in: zone });
  return isValid(moment) ? new Date(moment) : undefined;
};

/** 17.5.1980 as YYYY-MM-DD; undefined if incomplete. */
export const readDay = (written: string): string | undefined => {
  const text = tidied(written);
  const day = WHOLE_DAY.test(text) ? momentIn(text, "d.M.yyyy") : undefined;
  return day && dayOf(day);
};

/** 20.11.2026 10:30, in the reader's time zone unless told. */
export const writtenTime = (moment: Date, zone?: Zone): string =>
  lightFormat(zone ? zone(moment) : moment, "dd.MM.yyyy HH:mm");

/** Without a time the beginning of the day; undefined if incomplete. */
export const readTime = (written: string, zone?: Zone): Date | undefined => {
  const [whole, day, year = "", hour = "0", minute = "0"] = WHOLE_TIME.exec(tidied(written)) ?? [];
  return whole
    ? momentIn(`${day}${year.padStart(4, "20")} ${hour}:${minute}`, "d.M.yyyy H:m", zone)
    : undefined;
};

/** Keeps the seconds of `before` if the minute is the same. */
export const stampOf = (moment: Date, before: string | null | undefined): string => {
  const kept = before && isSameMinute(moment, before) ? new Date(before) : startOfMinute(moment);
  return kept.toISOString();
};
