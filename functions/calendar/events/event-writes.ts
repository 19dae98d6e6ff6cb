import { eventProblems } from "../../../shared/calendar/calendar.problems.ts";
import { type Announcement, announcedFrom } from "../../../shared/notifications/announcement.ts";
import { seated } from "../../data/calendar/attendance.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import type { AnswersState, Covering } from "../../data/calendar/event-answers.repository.ts";
import { problemAt } from "../../platform/http/problem.ts";
import type { Mailings } from "../../platform/mail/mailings.repository.ts";
import type { Write } from "../../platform/table/item.ts";
import { mailingIds } from "../notifications/event-mailings.ts";
import type { Writing } from "./event-draft.ts";

/** Only people who can see the event now are addressed; earlier announcements stand. */
export const announcementWrites = (
  { id, visibility, end, announcement }: StoredEvent,
  { eventMailings, now }: { readonly eventMailings: Mailings; readonly now: Date },
): Write[] =>
  Date.parse(end) > now.getTime()
    ? [
        eventMailings.planWrite(
          mailingIds.announcement(id, visibility),
          announcedFrom(now.getTime(), announcement ?? undefined) ?? undefined,
        ),
      ]
    : [];

export interface ChangeNotification {
  readonly decided?: Announcement | null | undefined;
  readonly covering?: Covering | undefined;
}

const whenNotified = ({ decided, covering }: ChangeNotification, now: Date) => ({
  now,
  from: announcedFrom(now.getTime(), decided ?? undefined) ?? undefined,
  covering,
});

export const notifyAttendeesWrites = (
  before: StoredEvent,
  after: StoredEvent,
  { now, eventAnswers }: Pick<Writing, "now" | "eventAnswers">,
  notification: ChangeNotification = {},
): readonly Write[] =>
  before.asksForAnswers || after.asksForAnswers
    ? [eventAnswers.lookWrite(before.id, whenNotified(notification, now))]
    : [];

const whoComes = (state: AnswersState, event: StoredEvent) =>
  new Set(seated(state, event).flatMap((row) => (row.state === "coming" ? [row.who] : [])));

/** Attendees keep their seats; a parallel answer fails the transaction, which is then checked again. */
export const answersWrites = async (
  before: StoredEvent,
  after: StoredEvent,
  deps: Writing,
  notification: ChangeNotification,
): Promise<readonly Write[]> => {
  const isOthers = after.answersPer !== before.answersPer;
  if (!isOthers && after.places === before.places)
    return notifyAttendeesWrites(before, after, deps, notification);
  const state = await deps.eventAnswers.read(after.id);
  if (isOthers && Object.keys(state.answers).length > 0) {
    throw problemAt(eventProblems.answered, "answersPer");
  }
  if (!whoComes(state, before).isSubsetOf(whoComes(state, after))) {
    throw problemAt(eventProblems.fewerPlaces, "places");
  }
  return [deps.eventAnswers.lookWrite(after.id, whenNotified(notification, deps.now), state)];
};
