import { ulid } from "ulid";
import { eventProblems } from "../../../shared/calendar/calendar.problems.ts";
import { events as contract } from "../../../shared/calendar/events.contract.ts";
import { actorOf } from "../../../shared/contract/permissions.ts";
import { type Announcement, announcedFrom } from "../../../shared/notifications/announcement.ts";
import { placed } from "../../data/calendar/attendance.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import type { AnswersState } from "../../data/calendar/event-answers.repository.ts";
import type { Stores } from "../../data/stores.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import type { Mailings } from "../../platform/mail/mailings.repository.ts";
import type { Write } from "../../platform/table/item.ts";
import { retryOnConflict } from "../../platform/table/write-failures.ts";
import { mailingIds } from "../notifications/event-mailings.ts";
import { eventFrom, type Writing } from "./event-draft.ts";
import { fileWrites } from "./event-files.ts";
import { type AnsweredEvent, eventSubject } from "./event-subject.ts";
import { shownEvent } from "./shown-event.ts";

/** Those who see it now; what was announced to them before stays announced. */
const announcementWrites = (
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

const nobody: AnswersState = { answers: {}, ranks: {}, told: {}, changes: 0, dueAt: 0, changesFrom: 0 };

export const newEvents = implement<Pick<typeof contract, "create">, Stores>(
  { create: contract.create },
  {
    create: async ({ body }, deps) => {
      const event = await eventFrom(body, ulid(), undefined, deps);
      const { version } = await deps.ownedFiles.refusingLostFiles(async () =>
        deps.events.insert(event, [
          ...(await fileWrites(undefined, event, deps)),
          ...announcementWrites(event, deps),
        ]),
      );
      return { ...shownEvent(event, nobody, deps.viewer), version };
    },
  },
);

type Decided = Announcement | null | undefined;

const whenTold = (decided: Decided, now: Date) => ({
  now,
  from: announcedFrom(now.getTime(), decided ?? undefined) ?? undefined,
});

/** Who answered is told of what changed, unless it was decided that they are not. */
const tellingWrites = (
  before: StoredEvent,
  after: StoredEvent,
  { now, eventAnswers }: Writing,
  decided?: Decided,
): readonly Write[] =>
  before.asksForAnswers || after.asksForAnswers
    ? [eventAnswers.lookWrite(before.id, whenTold(decided, now))]
    : [];

const whoComes = (state: AnswersState, event: StoredEvent) =>
  new Set(placed(state, event).flatMap((row) => (row.state === "coming" ? [row.who] : [])));

/** Who has a place keeps it, and who was asked stays so; an answer that comes meanwhile fails the transaction, and it is checked again. */
const answersWrites = async (
  before: StoredEvent,
  after: StoredEvent,
  deps: Writing,
  decided: Decided,
): Promise<readonly Write[]> => {
  const isOthers = after.answersPer !== before.answersPer;
  if (!isOthers && after.places === before.places) return tellingWrites(before, after, deps, decided);
  const state = await deps.eventAnswers.read(after.id);
  if (isOthers && Object.keys(state.answers).length > 0) {
    throw problemAt(eventProblems.answered, "answersPer");
  }
  if (!whoComes(state, before).isSubsetOf(whoComes(state, after))) {
    throw problemAt(eventProblems.fewerPlaces, "places");
  }
  return [deps.eventAnswers.lookWrite(after.id, whenTold(decided, deps.now), state)];
};

export const eventChanges = implement<Pick<typeof contract, "update" | "remove">, Stores, AnsweredEvent>(
  { update: contract.update, remove: contract.remove },
  {
    update: async ({ subject: { state, version, ...before }, body, ifVersion }, deps) => {
      const { events, ownedFiles, viewer, trail } = deps;
      const event = await eventFrom(body, before.id, before, deps);
      const save = () =>
        events.update(event.id, () => event, {
          ifVersion: ifVersion ?? version,
          from: { ...before, version },
          shown: (current) => shownEvent(current, state, viewer),
          inTransaction: async () => [
            await trail.write(),
            ...(await fileWrites(before, event, deps)),
            ...announcementWrites(event, deps),
            ...(await answersWrites(before, event, deps, body.announcement)),
          ],
        });
      const { version: saved } = await ownedFiles.refusingLostFiles(() => retryOnConflict(save));
      return { ...shownEvent(event, state, viewer), version: saved };
    },

    remove: async ({ subject: { state: _, ...before }, query }, deps) => {
      const { events, viewer, now, trail } = deps;
      await events.update(
        before.id,
        (event) => {
          if (event.deletedAt !== null) throw new Problem(eventProblems.notFound);
          const at = now.toISOString();
          return { ...event, deletedAt: at, modifiedAt: at, modifiedBy: actorOf(viewer) };
        },
        {
          from: before,
          inTransaction: async (_, after) => [
            await trail.write(),
            ...tellingWrites(before, after, deps, query.isSilent ? { isSilent: true, at: null } : null),
          ],
        },
      );
    },
  },
  { subject: eventSubject() },
);

export const restoredEvents = implement<Pick<typeof contract, "restore">, Stores, AnsweredEvent>(
  { restore: contract.restore },
  {
    restore: async ({ subject: { state, ...before } }, deps) => {
      const { events, viewer, now } = deps;
      const restored = await events.update(
        before.id,
        (event) => ({
          ...event,
          deletedAt: null,
          modifiedAt: now.toISOString(),
          modifiedBy: actorOf(viewer),
        }),
        {
          from: before,
          inTransaction: (_, after) => [
            ...announcementWrites(after, deps),
            ...tellingWrites(before, after, deps),
          ],
        },
      );
      return shownEvent(restored, state, viewer);
    },
  },
  { subject: eventSubject("deleted") },
);
