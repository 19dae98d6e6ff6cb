import { ulid } from "ulid";
import { eventProblems } from "../../../shared/calendar/calendar.problems.ts";
import { events as contract } from "../../../shared/calendar/events.contract.ts";
import { actorOf } from "../../../shared/contract/permissions.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import { noAnswers } from "../../data/calendar/event-answers.repository.ts";
import type { Stores } from "../../data/stores.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import { retryOnConflict } from "../../platform/table/write-failures.ts";
import { removeOthers, restoreOthers, updateOthers } from "../series/scoped-changes.ts";
import { eventFrom } from "./event-draft.ts";
import { eventFiles } from "./event-files.ts";
import { type AnsweredEvent, eventResource } from "./event-resource.ts";
import { announcementWrites, answersWrites, notifyAttendeesWrites } from "./event-writes.ts";
import { shownEvent } from "./shown-event.ts";

export const newEvents = implement<Pick<typeof contract, "create">, Stores>(
  { create: contract.create },
  {
    create: async ({ body }, deps) => {
      const event = await eventFrom(body, ulid(), undefined, deps);
      const { version } = await deps.ownedFiles.refusingLostFiles(async () =>
        deps.events.insert(event, [
          ...(await eventFiles.changeWrites(undefined, event, deps)),
          ...announcementWrites(event, deps),
        ]),
      );
      return { ...shownEvent(event, noAnswers, deps.viewer), version };
    },
  },
);

export const eventChanges = implement<Pick<typeof contract, "update" | "remove">, Stores, AnsweredEvent>(
  { update: contract.update, remove: contract.remove },
  {
    update: async ({ resource: { state, version, ...stored }, body, query: { scope }, ifVersion }, deps) => {
      const { events, ownedFiles, viewer, trail } = deps;
      const before = { ...stored, version };
      const edited = await eventFrom(body, before.id, before, deps);
      const decided = body.announcement;
      // An edit refused for its version must not change other events.
      const isRefused = ifVersion !== undefined && ifVersion !== version;
      const { event, covering, others } = await updateOthers(
        { before, after: edited, scope: isRefused ? "this" : scope, decided },
        deps,
      );
      const save = () =>
        events.update(event.id, () => event, {
          ifVersion: ifVersion ?? version,
          from: before,
          shown: (current) => shownEvent(current, state, viewer),
          inTransaction: async () => [
            await trail.write(others > 0 ? { facts: { created: 0, updated: others + 1 } } : {}),
            ...(await eventFiles.changeWrites(before, event, deps)),
            ...announcementWrites(event, deps),
            ...(await answersWrites(before, event, deps, { decided, covering })),
          ],
        });
      const { version: saved } = await ownedFiles.refusingLostFiles(() => retryOnConflict(save));
      return { ...shownEvent(event, state, viewer), version: saved };
    },

    remove: async ({ resource: { state: _, ...before }, query: { scope, isSilent = false } }, deps) => {
      const { events, viewer, now, trail } = deps;
      const [at, by] = [now.toISOString(), actorOf(viewer)];
      const deleted = (event: StoredEvent) => ({ ...event, deletedAt: at, modifiedAt: at, modifiedBy: by });
      const decided = { isSilent, at: null };
      const { covering, others } = await removeOthers(
        { before, after: deleted(before), scope, decided },
        deps,
      );
      await events.update(
        before.id,
        (event) => {
          if (event.deletedAt !== null) throw new Problem(eventProblems.notFound);
          return deleted(event);
        },
        {
          from: before,
          inTransaction: async (_, after) => [
            await trail.write(others > 0 ? { facts: { created: 0, updated: 0, deleted: others + 1 } } : {}),
            ...notifyAttendeesWrites(before, after, deps, { decided, covering }),
          ],
        },
      );
    },
  },
  { resource: eventResource() },
);

export const restoredEvents = implement<Pick<typeof contract, "restore">, Stores, AnsweredEvent>(
  { restore: contract.restore },
  {
    restore: async ({ resource: { state, ...before }, query: { scope } }, deps) => {
      const { events, viewer, now } = deps;
      const [at, by] = [now.toISOString(), actorOf(viewer)];
      const again = (event: StoredEvent) => ({ ...event, deletedAt: null, modifiedAt: at, modifiedBy: by });
      const { covering } = await restoreOthers({ before, after: again(before), scope }, deps);
      const restored = await events.update(before.id, again, {
        from: before,
        inTransaction: (_, after) => [
          ...announcementWrites(after, deps),
          ...notifyAttendeesWrites(before, after, deps, { covering }),
        ],
      });
      return shownEvent(restored, state, viewer);
    },
  },
  { resource: eventResource("deleted") },
);
