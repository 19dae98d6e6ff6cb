import { birthdaysText as text } from "./home.text.ts";

const day = new Intl.DateTimeFormat("de-DE", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

// Swedish dates are written as ISO ones.
const today = (now: Date) => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Vienna" }).format(now);

/** As in "Montag, 23. November", and what is today said so. */
export const birthdayWords = (date: string, now = new Date()): string => {
  const words = day.format(new Date(date));
  return date === today(now) ? text.today(words) : words;
};
