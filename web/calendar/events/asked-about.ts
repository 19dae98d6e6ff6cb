import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";

const hasComers = ({ attendance, end }: CalendarEvent): boolean =>
  attendance !== null && attendance.coming + attendance.waiting > 0 && Date.parse(end) > Date.now();

export const isAskedAbout = (event: CalendarEvent): boolean => event.seriesId !== null || hasComers(event);
