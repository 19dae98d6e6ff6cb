import { lazily } from "../platform/lazily.ts";

const format = lazily(
  () =>
    new Intl.DateTimeFormat("de-DE", {
      day: "2-digit",
      month: "2-digit",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      timeZone: "Europe/Vienna",
    }),
);

/** 24.12.2026, 08:00: the time as the offices' clocks show it, for what no browser puts into words. */
export const officeTime = (time: Date): string => format().format(time);
