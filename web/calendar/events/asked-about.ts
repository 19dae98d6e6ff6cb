import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";

/** Whether anybody is told when it changes or is off. */
const hasComers = ({ attendance, end }: CalendarEvent): boolean =>
  attendance !== null && attendance.coming + attendance.waiting > 0 && Date.parse(end) > Date.now();

/** Whether something has to be asked before one click changes it. */
export const isAskedAbout = (event: CalendarEvent): boolean => event.seriesId !== null || hasComers(event);
