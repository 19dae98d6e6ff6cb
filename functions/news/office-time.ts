import { lazily } from "../platform/runtime/lazily.ts";

const day = { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "Europe/Vienna" } as const;

const days = lazily(() => new Intl.DateTimeFormat("de-DE", day));
const times = lazily(() => new Intl.DateTimeFormat("de-DE", { ...day, hour: "2-digit", minute: "2-digit" }));

/** 24.12.2026: the day as the offices' calendars show it, for what no browser puts into words. */
export const officeDay = (time: Date): string => days().format(time);

/** 24.12.2026, 08:00: the time as their clocks show it. */
export const officeTime = (time: Date): string => times().format(time);
