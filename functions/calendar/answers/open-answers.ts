import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";

type Asking = Pick<StoredEvent, "answerUntil" | "start">;

/** Until the date that was set, and never after it began. */
export const answersEnd = ({ answerUntil, start }: Asking): string =>
  answerUntil !== null && answerUntil < start ? answerUntil : start;

export const isAnswerable = (event: Asking, now: Date): boolean => now.toISOString() < answersEnd(event);
