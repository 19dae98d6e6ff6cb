import { isSameMinute } from "date-fns/isSameMinute";
import { isValid } from "date-fns/isValid";
import { lightFormat } from "date-fns/lightFormat";
import { parse } from "date-fns/parse";
import { startOfMinute } from "date-fns/startOfMinute";
import { dayOf } from "./dates.ts";

// `parse` alone takes half a date for a whole one, as long as its year or its minute is still being typed.
const WHOLE_DAY = /^\d+\.\d+\.\d{4}$/;
const WHOLE_TIME = /^(\d+\.\d+\.)(\d{4}|\d{2})(?:,?\s+(\d+)(?:[:.](\d{2}))?(?:\s*Uhr)?)?$/;

const tidied = (written: string) => written.trim().replaceAll(/\.\s+/g, ".");

const momentIn = (text: string, form: string): Date | undefined => {
  const moment = parse(text, form, 0);
  return isValid(moment) ? moment : undefined;
};

/** The day that was written as 17.5.1980, as YYYY-MM-DD; undefined while it is none. */
export const readDay = (written: string): string | undefined => {
  const text = tidied(written);
  const day = WHOLE_DAY.test(text) ? momentIn(text, "d.M.yyyy") : undefined;
  return day && dayOf(day);
};

/** A moment as it is written into a field, in the reader's time zone: 20.11.2026 10:30. */
export const writtenTime = (moment: Date): string => lightFormat(moment, "dd.MM.yyyy HH:mm");

/** The moment of what was written, without a time the beginning of the day; undefined while it is none. */
export const readTime = (written: string): Date | undefined => {
  const [whole, day, year = "", hour = "0", minute = "0"] = WHOLE_TIME.exec(tidied(written)) ?? [];
  return whole ? momentIn(`${day}${year.padStart(4, "20")} ${hour}:${minute}`, "d.M.yyyy H:m") : undefined;
};

/** The time stamp of a moment to the minute; the one before, seconds and all, where nothing else was chosen. */
export const stampOf = (moment: Date, before: string | null | undefined): string => {
  const kept = before && isSameMinute(moment, before) ? new Date(before) : startOfMinute(moment);
  return kept.toISOString();
};
