import { compareAsc } from "date-fns/compareAsc";
import { seated } from "../../data/calendar/attendance.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import {
  type AnswersState,
  type Covering,
  type EventAnswers,
  noAnswers,
} from "../../data/calendar/event-answers.repository.ts";
import {
  type AttendanceNotification,
  dueNotifications,
  factsOf,
  lastNotifiedOf,
} from "../notifications/notify-attendees.ts";

export interface SeriesChange {
  readonly before: StoredEvent;
  readonly after: StoredEvent;
}

/** Whether attendees have to know; past events notify nobody. */
const isNews = ({ before, after }: SeriesChange, now: Date) =>
  (before.asksForAnswers || after.asksForAnswers) &&
  Date.parse(after.end) > now.getTime() &&
  (before.deletedAt !== after.deletedAt || factsOf(before) !== factsOf(after));

/** A seat that somebody waited for is news of that event alone. */
const isRepeated = ({ who, occasion }: AttendanceNotification, { lastNotified }: AnswersState) =>
  occasion === "changed" || occasion === "cancelled" || lastNotified[who]?.state === "cancelled";

/** A later event skips attendees who hear the same from an earlier one. */
export const notifiedOnce = (
  events: readonly StoredEvent[],
  states: ReadonlyMap<string, AnswersState>,
  facts?: string,
) => {
  const led = new Set<string>();
  return events
    .toSorted((one, other) => compareAsc(one.start, other.start))
    .map((event) => {
      const state = states.get(event.id) ?? noAnswers;
      const due = dueNotifications(event, state, facts).filter((notification) =>
        isRepeated(notification, state),
      );
      const notified = due.filter(({ employeeId }) => !led.has(employeeId));
      const covered = due.filter(({ employeeId }) => led.has(employeeId));
      for (const { employeeId, state: seat } of seated(state, event)) {
        if (seat === "coming" || seat === "waiting") led.add(employeeId);
      }
      return { event, notified, covered };
    });
};

export const coveringsOf = async (
  changes: readonly SeriesChange[],
  { eventAnswers, now }: { readonly eventAnswers: EventAnswers; readonly now: Date },
): Promise<ReadonlyMap<string, Covering>> => {
  const news = changes.filter((change) => isNews(change, now)).map(({ after }) => after);
  if (news.length < 2) return new Map();
  const events = notifiedOnce(news, await eventAnswers.readMany(news.map(({ id }) => id)));
  const until = events.at(-1)?.event.start ?? "";
  return new Map(
    events.map(({ event, covered }) => [
      event.id,
      { count: events.length, until, lastNotified: lastNotifiedOf(event, covered) },
    ]),
  );
};
