import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";

type Asking = Pick<StoredEvent, "asksForAnswers" | "answerUntil" | "start">;

/** Until the date that was set, and never after it began. */
export const isAnswerable = ({ answerUntil, start }: Asking, now: Date): boolean =>
  now.toISOString() < (answerUntil !== null && answerUntil < start ? answerUntil : start);
