import type { CalendarEvent } from "./calendar-event.ts";

type Asking = Pick<CalendarEvent, "answerUntil" | "start">;

/** Answering ends at the chosen date, and at the latest when the event begins. */
export const answersEnd = ({ answerUntil, start }: Asking): string =>
  answerUntil !== null && answerUntil < start ? answerUntil : start;

export const isAnswerable = (event: Asking, now: Date): boolean => now.toISOString() < answersEnd(event);
