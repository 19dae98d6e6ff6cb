import type { CalendarEvent } from "./calendar-event.ts";

type Asking = Pick<CalendarEvent, "answerUntil" | "start">;

/** Until the date that was set, and never after it began. */
export const answersEnd = ({ answerUntil, start }: Asking): string =>
  answerUntil !== null && answerUntil < start ? answerUntil : start;

export const isAnswerable = (event: Asking, now: Date): boolean => now.toISOString() < answersEnd(event);
