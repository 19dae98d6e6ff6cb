import type { CalendarEvent } from "../../shared/calendar/calendar-event.ts";
import { OFFICE_ZONE } from "../../shared/dates/office-days.ts";
import { whenText as text } from "./components.text.ts";

const day = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
const inVienna = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("de-DE", { ...options, timeZone: OFFICE_ZONE });

const days = inVienna(day);
const times = inVienna({ ...day, hour: "2-digit", minute: "2-digit" });

/** "Montag, 23. November 2026, 09:00–10:30 Uhr", in Vienna's time for every reader. */
export const eventWhen = ({
  start,
  end,
  wholeDay,
}: Pick<CalendarEvent, "start" | "end" | "wholeDay">): string => {
  const [from, to] = [new Date(start), new Date(end)];
  // The end of whole days is the midnight after them.
  if (wholeDay) return text.wholeDay(days.formatRange(from, new Date(to.getTime() - 1)));
  return times.formatRange(from, to);
};
