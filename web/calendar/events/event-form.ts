import { isPast } from "date-fns/isPast";
import type * as z from "zod";
import type { CalendarEvent, CalendarEventDraft } from "../../../shared/calendar/calendar-event.ts";
import { eventFields } from "../../../shared/calendar/event.fields.ts";
import { blankOf } from "../../../shared/contract/fields.ts";
import { withoutImages } from "../../../shared/files/content-images.ts";
import type { Announcement } from "../../../shared/notifications/announcement.ts";
import { formOf } from "../../components/form/form-of.ts";

export type EventForm = z.input<typeof CalendarEventDraft>;

export interface EventTimes {
  readonly start: string;
  readonly end: string;
  readonly wholeDay: boolean;
}

export const atOnce: Announcement = { isSilent: false, at: null };

/** A notification that has gone out cannot be chosen again. */
const stillChosen = ({ announcement }: CalendarEvent): Announcement =>
  announcement === null || (announcement.at !== null && isPast(announcement.at)) ? atOnce : announcement;

const noEvent = {
  ...blankOf(eventFields, eventFields),
  visibility: "Everybody",
  answersPer: "person",
  announcement: atOnce,
} as const;

export const eventFormOf = (event: CalendarEvent): EventForm => ({
  ...formOf<EventForm>(noEvent, event),
  announcement: stillChosen(event),
});

/** Files and pictures belong to one event, so a copy has none. */
export const copyFormOf = (event: CalendarEvent): EventForm => ({
  ...eventFormOf(event),
  description: withoutImages(event.description) ?? "",
  files: [],
  announcement: atOnce,
});

export const newEventForm = (times: EventTimes, organisationid: string | null): EventForm => ({
  ...noEvent,
  ...times,
  organisationid,
});
