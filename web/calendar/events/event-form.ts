import { zodResolver } from "@hookform/resolvers/zod";
import { isPast } from "date-fns/isPast";
import type { Resolver } from "react-hook-form";
import type * as z from "zod";
import "../../../shared/contract/messages.ts";
import { type CalendarEvent, CalendarEventDraft } from "../../../shared/calendar/calendar-event.ts";
import { withoutImages } from "../../../shared/files/content-images.ts";
import type { Announcement } from "../../../shared/notifications/announcement.ts";
import { uploadText } from "../../components/files/files.text.ts";

export type EventForm = z.input<typeof CalendarEventDraft>;

/** A file still uploading would be missing from what is saved. */
export const eventResolver = (isUploading = false): Resolver<EventForm> =>
  isUploading
    ? () => ({ values: {}, errors: { files: { type: "uploading", message: uploadText.stillRunning } } })
    : zodResolver(CalendarEventDraft, undefined, { raw: true });

export interface EventTimes {
  readonly start: string;
  readonly end: string;
  readonly wholeDay: boolean;
}

export const atOnce: Announcement = { isSilent: false, at: null };

/** What has gone out already is no choice any more. */
const stillChosen = ({ announcement }: CalendarEvent): Announcement =>
  announcement === null || (announcement.at !== null && isPast(announcement.at)) ? atOnce : announcement;

export const eventFormOf = (event: CalendarEvent): EventForm => ({
  title: event.title,
  description: event.description ?? "",
  category: event.category,
  visibility: event.visibility,
  start: event.start,
  end: event.end,
  wholeDay: event.wholeDay,
  location: event.location ?? "",
  url: event.url ?? "",
  organisationid: event.organisationId,
  files: event.files,
  asksForAnswers: event.asksForAnswers,
  answersPer: event.answersPer,
  places: event.places,
  answerUntil: event.answerUntil,
  announcement: stillChosen(event),
});

/** Files and pictures belong to one event. */
export const copyFormOf = (event: CalendarEvent): EventForm => ({
  ...eventFormOf(event),
  description: withoutImages(event.description) ?? "",
  files: [],
  announcement: atOnce,
});

export const newEventForm = (times: EventTimes, organisationid: string | null): EventForm => ({
  title: "",
  description: "",
  category: null,
  visibility: "Everybody",
  ...times,
  location: "",
  url: "",
  organisationid,
  files: [],
  asksForAnswers: false,
  answersPer: "person",
  places: null,
  answerUntil: null,
  announcement: atOnce,
});
