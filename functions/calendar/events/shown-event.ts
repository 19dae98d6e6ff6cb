import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import { answererOf, attendanceOf } from "../../data/calendar/attendance.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import type { AnswersState } from "../../data/calendar/event-answers.repository.ts";

export const shownEvent = (
  event: StoredEvent,
  state: AnswersState,
  viewer: Pick<Viewer, "employeeId" | "employedAt">,
): CalendarEvent => ({
  id: event.id,
  title: event.title,
  description: event.description,
  category: event.category,
  visibility: event.visibility,
  start: event.start,
  startTime: event.start,
  end: event.end,
  endTime: event.end,
  wholeDay: event.wholeDay,
  location: event.location,
  url: event.url,
  organisationid: event.organisationId,
  organisationId: event.organisationId,
  files: [...event.files],
  asksForAnswers: event.asksForAnswers,
  answersPer: event.answersPer,
  places: event.places,
  answerUntil: event.answerUntil,
  attendance: event.asksForAnswers ? attendanceOf(state, event, answererOf(event, viewer)) : null,
  announcement: event.announcement ?? null,
  seriesId: event.series?.id ?? null,
  seriesRule: event.series?.rule ?? null,
  createdAt: event.createdAt,
  createdBy: event.createdBy,
  ownedBy: event.ownedBy,
  modifiedAt: event.modifiedAt,
  modifiedBy: event.modifiedBy,
});
