import { maySeeEvent } from "../../../shared/calendar/event-visibility.ts";
import { answersEnd, isAnswerable } from "../../../shared/calendar/open-answers.ts";
import { officeDateTime, officeDay } from "../../../shared/dates/office-days.ts";
import { wantsBell } from "../../../shared/notifications/topics.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import { type NewNotification, notifyWrite } from "../../data/notifications/notifications.repository.ts";
import { loadEmployeeViewers } from "../../data/people/employee-viewers.ts";
import { notifiedEmployees, type Ways } from "../../data/people/notified-employees.ts";
import type { LinkedStores, Stores } from "../../data/stores.ts";
import { mailOut } from "../../platform/mail/mail-out.ts";
import type { Mailing } from "../../platform/mail/mailings.repository.ts";
import { loadMissing } from "../answers/invited.ts";
import { asksAbout } from "./asks.ts";
import { openEventMail } from "./event-mail.ts";
import { heldUntil } from "./held-until.ts";
import { notificationsText as text } from "./notifications.text.ts";
import { comers } from "./wants-event.ts";

interface Reminded {
  readonly event: StoredEvent;
  readonly wants: (employee: Employee) => boolean;
}

export const loadUnanswered = async (
  eventId: string,
  deps: Stores,
  now: Date,
): Promise<Reminded | undefined> => {
  const [event, state] = await Promise.all([deps.events.find(eventId), deps.eventAnswers.read(eventId)]);
  if (!event || event.deletedAt !== null || !event.asksForAnswers || !isAnswerable(event, now)) {
    return undefined;
  }
  const missing = await loadMissing(event, state, deps);
  return { event, wants: (employee) => missing(employee) !== undefined };
};

/** Only events that have not begun; an event moved to another day has another reminder. */
export const loadComing = async (eventId: string, deps: Stores, now: Date): Promise<Reminded | undefined> => {
  const [event, state, viewerOf] = await Promise.all([
    deps.events.find(eventId),
    deps.eventAnswers.read(eventId),
    loadEmployeeViewers(deps),
  ]);
  if (!event?.asksForAnswers || Date.parse(event.start) <= now.getTime()) return undefined;
  const coming = comers(event, state);
  return {
    event,
    wants: (employee) => {
      const viewer = coming.has(employee.id) ? viewerOf(employee) : undefined;
      return viewer !== undefined && maySeeEvent(viewer, event);
    },
  };
};

const bellKind = { dayAhead: "eventTomorrow", reminder: "eventUnanswered" } as const;

export const remindingWays = ({ wants }: Reminded, kind: (typeof bellKind)[keyof typeof bellKind]): Ways => ({
  byMail: wants,
  byBell: (employee) => wants(employee) && wantsBell(employee, kind),
});

const send = async (
  deps: LinkedStores,
  mailing: Mailing,
  reminded: Reminded | undefined,
  occasion: "dayAhead" | "reminder",
  now: Date,
) => {
  if (!reminded) {
    await deps.eventMailings.finish(mailing.id, mailing.cursor);
    return;
  }
  const { event } = reminded;
  const note =
    occasion === "reminder"
      ? text.asked(event.answersPer === "office", officeDateTime(new Date(answersEnd(event))))
      : undefined;
  const mailTo = await openEventMail(event, occasion, deps, { now, note });
  const notification: NewNotification = {
    kind: bellKind[occasion],
    subject: { area: "event", id: event.id },
    occasion: mailing.id,
  };
  const ways = remindingWays(reminded, bellKind[occasion]);
  await mailOut(
    { ...deps, mailings: deps.eventMailings },
    mailing,
    notifiedEmployees(deps, ways),
    ({ id, employee, addressed, isBelled }) => ({
      post: addressed && {
        mailId: `event-${mailing.id}-${id}`,
        mail: {
          to: addressed.email,
          officeId: event.organisationId,
          ...mailTo(employee),
          asks: asksAbout(occasion, event.id, id),
        },
      },
      writes: isBelled ? [notifyWrite(id, notification, now)] : [],
    }),
  );
};

export const remindUnanswered = async (
  deps: LinkedStores,
  mailing: Mailing,
  eventId: string,
  now: Date,
): Promise<void> => {
  const reminded = await loadUnanswered(eventId, deps, now);
  const opening = reminded && (await heldUntil(deps, now, answersEnd(reminded.event)));
  if (opening) await deps.eventMailings.postpone(mailing, opening.getTime());
  else await send(deps, mailing, reminded, "reminder", now);
};

export const remindDayAhead = async (
  deps: LinkedStores,
  mailing: Mailing,
  [eventId, day]: readonly [string, string],
  now: Date,
): Promise<void> => {
  const reminded = await loadComing(eventId, deps, now);
  const isMoved = reminded && officeDay(new Date(reminded.event.start)) !== day;
  await send(deps, mailing, isMoved ? undefined : reminded, "dayAhead", now);
};
