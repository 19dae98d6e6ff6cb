import { ulid } from "ulid";
import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { entries as contract } from "../../../shared/misc/entries.contract.ts";
import { miscOnlooker } from "../../../shared/misc/entry-visibility.ts";
import { miscEntryProblems } from "../../../shared/misc/misc.problems.ts";
import type { StoredMiscEntry } from "../../data/misc/misc-entries.collection.ts";
import type { StoredMiscGroup } from "../../data/misc/misc-groups.collection.ts";
import { visibleEntries } from "../../data/misc/visible-entries.ts";
import { openCreators } from "../../data/people/creators.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { everything } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import { newPlaces } from "../in-order.ts";
import type { MiscDeps } from "../misc.deps.ts";
import { entrySubject, groupSubject } from "../misc-subjects.ts";
import { entryFrom } from "./entry-draft.ts";
import { fileWrites } from "./entry-files.ts";
import { shownEntry } from "./shown-entry.ts";

const { list, create, reorder, read, update, remove, restore } = contract;

const inGroup =
  (id: string) =>
  ({ groupId }: StoredMiscEntry) =>
    groupId === id;

export const entriesOfGroup = implement<
  Pick<typeof contract, "list" | "create" | "reorder">,
  MiscDeps,
  Stored<StoredMiscGroup>
>(
  { list, create, reorder },
  {
    list: async ({ subject, query: { config } }, { entries, employees, viewer }) => {
      const creators = openCreators(employees, config.withCreator);
      const found = await entries.list(config, visibleEntries(miscOnlooker(viewer)), {
        where: inGroup(subject.id),
        beside: creators.keysOf,
      });
      const creatorOf = creators.among(found.besides);
      return {
        totalCount: found.totalCount,
        data: found.data.map((entry) => ({ ...shownEntry(entry), ...creatorOf(entry) })),
      };
    },

    create: async ({ subject, body }, deps) => {
      const place = { id: ulid(), groupId: subject.id, before: undefined };
      const entry = await entryFrom(body, place, deps);
      const { version } = await deps.ownedFiles.refusingLostFiles(async () =>
        deps.entries.insert(entry, await fileWrites(undefined, entry, deps)),
      );
      return { ...shownEntry(entry), version };
    },

    reorder: async ({ subject, body }, { entries }) => {
      const config = listConfig({ limit: MAX_LIMIT });
      const where = (entry: StoredMiscEntry) => entry.groupId === subject.id && entry.deletedAt === null;
      const { data } = await entries.list(config, everything, { where });
      const known = new Map(data.map((entry) => [entry.id, entry]));
      const rows = data.map(({ id, order }) => ({ id, place: order }));
      for (const { id, place } of newPlaces(body.ids, rows)) {
        await entries.update(id, (entry) => ({ ...entry, order: place }), { from: known.get(id) });
      }
    },
  },
  { subject: groupSubject() },
);

export const entries = implement<
  Pick<typeof contract, "read" | "update" | "remove">,
  MiscDeps,
  Stored<StoredMiscEntry>
>(
  { read, update, remove },
  {
    read: ({ subject }) => ({ ...shownEntry(subject), version: subject.version }),

    update: async ({ subject, body, ifVersion }, deps) => {
      const { id, groupId, version } = subject;
      const { version: _, ...before } = subject;
      const entry = await entryFrom(body, { id, groupId, before }, deps);
      const saved = await deps.ownedFiles.refusingLostFiles(() =>
        deps.entries.update(id, () => entry, {
          ifVersion: ifVersion ?? version,
          from: subject,
          shown: shownEntry,
          alongside: () => fileWrites(before, entry, deps),
        }),
      );
      return { ...shownEntry(saved), version: saved.version };
    },

    remove: async ({ subject }, { entries, now, trail }) => {
      await entries.update(
        subject.id,
        (entry) => {
          if (entry.deletedAt !== null) throw new Problem(miscEntryProblems.notFound);
          return { ...entry, deletedAt: now.toISOString() };
        },
        { from: subject, alongside: async () => [await trail.write()] },
      );
    },
  },
  { subject: entrySubject() },
);

export const restoredEntries = implement<Pick<typeof contract, "restore">, MiscDeps, Stored<StoredMiscEntry>>(
  { restore },
  {
    restore: async ({ subject }, { entries }) =>
      shownEntry(
        await entries.update(subject.id, (entry) => ({ ...entry, deletedAt: null }), { from: subject }),
      ),
  },
  { subject: entrySubject("deleted") },
);
