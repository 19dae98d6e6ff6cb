import type { CalendarEvent } from "../../shared/calendar/calendar-event.ts";
import { OFFICE_ZONE } from "../../shared/dates/office-days.ts";
import { whenText as text } from "./components.text.ts";

const day = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
const shown = { days: day, times: { ...day, hour: "2-digit", minute: "2-digit" } } as const;
const formats: Partial<Record<keyof typeof shown, Intl.DateTimeFormat>> = {};

/** Made when it is needed, since a phone takes 40 ms for it. */
const inVienna = (kind: keyof typeof shown) =>
  (formats[kind] ??= new Intl.DateTimeFormat("de-DE", { ...shown[kind], timeZone: OFFICE_ZONE }));

/** "Montag, 23. November 2026, 09:00–10:30 Uhr", in Vienna's time for every reader. */
export const eventWhen = ({
  start,
  end,
  wholeDay,
}: Pick<CalendarEvent, "start" | "end" | "wholeDay">): string => {
  const [from, to] = [new Date(start), new Date(end)];
  // The end of whole days is the midnight after them.
  if (wholeDay) return text.wholeDay(inVienna("days").formatRange(from, new Date(to.getTime() - 1)));
  return inVienna("times").formatRange(from, to);
};
