import { formatWeekday } from "../../shared/dates/dates.ts";
import { officeDay } from "../../shared/dates/office-days.ts";
import { birthdaysText as text } from "./home.text.ts";

/** "Montag, 23. November"; today is named as such. */
export const birthdayWords = (date: string, now = new Date()): string => {
  const words = formatWeekday(date);
  return date === officeDay(now) ? text.today(words) : words;
};
