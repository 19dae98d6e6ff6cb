import { subDays } from "date-fns/subDays";
import { inOffice, officeDay } from "../../../shared/dates/office-days.ts";
import type { EventVisibility } from "../../../shared/visibility/visibility.ts";

export const mailingIds = {
  announcement: (eventId: string, visibility: EventVisibility): string => `new#${eventId}#${visibility}`,
  dayAhead: (eventId: string, day: string): string => `ahead#${eventId}#${day}`,
  reminder: (eventId: string, day: string): string => `remind#${eventId}#${day}`,
};

/** Midnight in Vienna, also when the clocks change in between. */
export const dayAheadOf = (event: { readonly id: string; readonly start: string }) => ({
  id: mailingIds.dayAhead(event.id, officeDay(new Date(event.start))),
  at: subDays(inOffice(event.start), 1).getTime(),
});
