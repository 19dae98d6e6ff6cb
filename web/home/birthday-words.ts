import { formatWeekday } from "../../shared/dates/dates.ts";
import { officeDay } from "../../shared/dates/office-days.ts";
import { birthdaysText as text } from "./home.text.ts";

/** As in "Montag, 23. November", and what is today said so. */
export const birthdayWords = (date: string, now = new Date()): string => {
  const words = formatWeekday(date);
  return date === officeDay(now) ? text.today(words) : words;
};
