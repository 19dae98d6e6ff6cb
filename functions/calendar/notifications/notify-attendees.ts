import { createHash } from "node:crypto";
import { maySeeEvent } from "../../../shared/calendar/event-visibility.ts";
import { officeDate } from "../../../shared/dates/office-days.ts";
import { wantsBell } from "../../../shared/notifications/topics.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { seated } from "../../data/calendar/attendance.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import { type AnswersState, type LastNotified, NEVER } from "../../data/calendar/event-answers.repository.ts";
import { notifyWrite } from "../../data/notifications/notifications.repository.ts";
import { loadEmployeeViewers } from "../../data/people/employee-viewers.ts";
import { loadReachable } from "../../data/people/reachable-employees.ts";
import type { LinkedStores, Stores } from "../../data/stores.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { Write } from "../../platform/table/item.ts";
import { openInvitations } from "../ical/invitation.ts";
import { asksAbout } from "./asks.ts";
import { type Occasion, openEventMail } from "./event-mail.ts";
import { dayAheadOf } from "./event-mailings.ts";
import { notificationsText as text } from "./notifications.text.ts";

/** A mail and its record share a transaction. */
const BATCH = 40;

export const factsOf = ({ title, start, end, location }: StoredEvent) =>
  createHash("sha256")
    .update(JSON.stringify([title, start, end, location]))
    .digest("base64url")
    .slice(0, 16);

type State = "coming" | "waiting" | "cancelled";

export interface AttendanceNotification {
  readonly who: string;
  readonly employeeId: string;
  readonly state: State;
  readonly occasion: keyof typeof bellKind;
}

const occasionFor = (
  state: State,
  lastNotified: LastNotified | undefined,
  facts: string,
): AttendanceNotification["occasion"] | undefined => {
  if (lastNotified?.state !== state) return state;
  return lastNotified.facts === facts || state === "cancelled" ? undefined : "changed";
};

export const dueNotifications = (
  event: StoredEvent,
  state: AnswersState,
  facts = factsOf(event),
): AttendanceNotification[] => {
  if (!event.asksForAnswers) return [];
  return seated(state, event).flatMap(({ who, employeeId, state: seat }): AttendanceNotification[] => {
    if (seat !== "coming" && seat !== "waiting") return [];
    const now = event.deletedAt === null ? seat : "cancelled";
    const occasion = occasionFor(now, state.lastNotified[who], facts);
    return occasion ? [{ who, employeeId, state: now, occasion }] : [];
  });
};

export const lastNotifiedOf = (
  event: StoredEvent,
  done: readonly AttendanceNotification[],
): Record<string, LastNotified> => {
  const facts = factsOf(event);
  return Object.fromEntries(done.map(({ who, state }) => [who, { state, facts }]));
};

/** Somebody who no longer comes is forgotten, so that a later yes notifies again. */
const forgotten = ({ answers, lastNotified }: AnswersState): string[] =>
  Object.keys(lastNotified).filter((who) => answers[who]?.answer !== "yes");

const noteFor = (occasion: Occasion, { covers }: AnswersState) => {
  if (occasion === "waiting") return text.waits;
  const isChange = occasion === "changed" || occasion === "cancelled";
  const covered = isChange && covers && text.covers(covers.count, officeDate(covers.until));
  return [covered, occasion === "cancelled" ? text.removed : text.entered].filter(Boolean).join("\n\n");
};

const openLetters = (event: Stored<StoredEvent>, answers: AnswersState, deps: LinkedStores, now: Date) => {
  const opened = new Map<Occasion, ReturnType<typeof openEventMail>>();
  const mailOf = (occasion: Occasion) => {
    const note = noteFor(occasion, answers);
    const mail = opened.get(occasion) ?? openEventMail(event, occasion, deps, { now, note });
    opened.set(occasion, mail);
    return mail;
  };
  let invitations: ReturnType<typeof openInvitations> | undefined;
  return async (
    { who, state, occasion }: AttendanceNotification,
    employee: Employee & { readonly email: string },
  ) => {
    invitations ??= openInvitations(event, deps);
    return {
      mailId: `event-${event.id}-${who}-${state}-${event.version}-${answers.changes}`,
      mail: {
        to: employee.email,
        officeId: event.organisationId,
        ...(await mailOf(occasion))(employee),
        asks: asksAbout(state, event.id, employee.id),
        ...(state === "waiting" ? {} : { attachment: await (await invitations)(employee) }),
      },
    };
  };
};

const bellKind = {
  coming: "eventComing",
  waiting: "eventWaiting",
  changed: "eventChanged",
  cancelled: "eventCancelled",
} as const;

const bellWrite = (
  { employeeId, occasion: kindOf }: AttendanceNotification,
  event: Stored<StoredEvent>,
  changes: number,
  now: Date,
): Write => {
  const occasion = `${event.version}-${changes}`;
  const notification = {
    kind: bellKind[kindOf],
    subject: { area: "event", id: event.id },
    occasion,
  } as const;
  return notifyWrite(employeeId, notification, now);
};

const planDayAhead = async (event: StoredEvent, { table, eventMailings }: LinkedStores, now: Date) => {
  const { id, at } = dayAheadOf(event);
  if (event.deletedAt !== null || at <= now.getTime()) return;
  await table.transact([eventMailings.planWrite(id, at)]);
};

export const peopleToNotify = async (
  all: readonly AttendanceNotification[],
  event: StoredEvent,
  deps: Pick<Stores, "employees" | "users" | "organisations" | "suppressions">,
) => {
  // Most events of a series that changed notify nobody.
  if (all.length === 0) return [];
  const [people, isReachable, viewerOf] = await Promise.all([
    deps.employees.findMany(all.map(({ employeeId }) => employeeId)),
    loadReachable(deps),
    loadEmployeeViewers(deps),
  ]);
  return all.flatMap((notification) => {
    const person = people.get(notification.employeeId);
    const viewer = person && viewerOf(person);
    if (!person || !viewer) return [];
    const addressed = isReachable(person) ? person : undefined;
    const isBelled = wantsBell(person, bellKind[notification.occasion]);
    // Attendees keep seats in events that are hidden from them, so they hear of a cancellation.
    const isConcerned = notification.state === "cancelled" || maySeeEvent(viewer, event);
    return isConcerned && (addressed || isBelled)
      ? [{ notification, employee: person, addressed, isBelled }]
      : [];
  });
};

const courseOf = ({ occasion }: AttendanceNotification, { changesFrom }: AnswersState, now: Date) => {
  if (occasion === "coming" || occasion === "waiting" || changesFrom <= now.getTime()) return "notified";
  return changesFrom === NEVER && occasion === "changed" ? "recorded" : "held";
};

export const notifyAttendees = async (eventId: string, deps: LinkedStores, now: Date): Promise<void> => {
  const { eventAnswers, events, table, outbox } = deps;
  const state = await eventAnswers.read(eventId);
  const event = await events.find(eventId);
  if (!event || Date.parse(event.end) <= now.getTime()) return eventAnswers.rest(eventId, state, now);
  await planDayAhead(event, deps, now);
  const due = (await peopleToNotify(dueNotifications(event, state), event, deps))
    .map((one) => ({ ...one, course: courseOf(one.notification, state, now) }))
    .filter(({ course }) => course !== "held");
  const letterTo = openLetters(event, state, deps, now);
  for (let start = 0; start < due.length; start += BATCH) {
    const batch = due.slice(start, start + BATCH);
    const notified = batch.filter(({ course }) => course === "notified");
    const letters = [];
    for (const { notification, addressed } of notified) {
      if (addressed) letters.push(await letterTo(notification, addressed));
    }
    const known = lastNotifiedOf(
      event,
      batch.map(({ notification }) => notification),
    );
    const isDone = await table.tryTransact([
      eventAnswers.notifiedWrite(eventId, state, known),
      ...letters.map(({ mailId, mail }) => outbox.postWrite(mailId, mail)),
      ...notified.flatMap(({ notification, isBelled }) =>
        isBelled ? [bellWrite(notification, event, state.changes, now)] : [],
      ),
    ]);
    // Another worker notifies them.
    if (!isDone) return;
    await outbox.enqueue(letters.map(({ mailId }) => mailId));
  }
  const gone = forgotten(state);
  if (gone.length > 0) {
    const nothing = Object.fromEntries(gone.map((who) => [who, undefined]));
    if (!(await table.tryTransact([eventAnswers.notifiedWrite(eventId, state, nothing)]))) return;
  }
  await eventAnswers.rest(eventId, state, now);
};
