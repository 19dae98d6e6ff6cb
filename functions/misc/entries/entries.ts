import { ulid } from "ulid";
import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { entries as contract } from "../../../shared/misc/entries.contract.ts";
import { asMiscViewer } from "../../../shared/misc/entry-visibility.ts";
import { miscEntryProblems } from "../../../shared/misc/misc.problems.ts";
import type { MiscEntryDraft } from "../../../shared/misc/misc-entry.ts";
import type { StoredMiscEntry } from "../../data/misc/misc-entries.collection.ts";
import type { StoredMiscGroup } from "../../data/misc/misc-groups.collection.ts";
import { visibleEntries } from "../../data/misc/visible-entries.ts";
import { openCreators } from "../../data/people/creators.ts";
import type { Stores } from "../../data/stores.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { everything } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import { newRanks } from "../in-order.ts";
import { entryResource, groupResource } from "../misc-resources.ts";
import { entryFiles } from "./entry-files.ts";
import { shownEntry } from "./shown-entry.ts";

interface Place {
  readonly id: string;
  readonly groupId: string;
  readonly before: StoredMiscEntry | undefined;
}

type Writing = Stores & { readonly viewer: Viewer; readonly now: Date };

/** Deleted entries count, so that a restored one keeps its position. */
const nextOrder = async (groupId: string, { miscEntries }: Stores): Promise<number> => {
  const all = Array.from((await miscEntries.projection()).entries(), ({ listed }) => listed);
  return all.reduce((next, entry) => (entry.groupId === groupId ? Math.max(next, entry.order + 1) : next), 1);
};

/** An unchanged office may be gone. */
const requireOffice = async (id: string | null, before: string | null, { organisations }: Stores) => {
  if (id === null || id === before || (await organisations.find(id))) return;
  throw problemAt(miscEntryProblems.unknownOffice, "organisationId");
};

const entryFrom = async (
  draft: MiscEntryDraft,
  { id, groupId, before }: Place,
  deps: Writing,
): Promise<StoredMiscEntry> => {
  if (before && draft.kind !== before.kind) throw problemAt(miscEntryProblems.otherKind, "kind");
  await requireOffice(draft.organisationId, before?.organisationId ?? null, deps);
  const at = deps.now.toISOString();
  const ofBoth = {
    id,
    groupId,
    visibility: draft.visibility ?? before?.visibility ?? "Everybody",
    order: draft.order ?? before?.order ?? (await nextOrder(groupId, deps)),
    createdAt: before?.createdAt ?? at,
    createdBy: before ? before.createdBy : actorOf(deps.viewer),
    modifiedAt: at,
    deletedAt: null,
  };
  return draft.kind === "location"
    ? { ...draft, ...ofBoth }
    : { ...draft, ...ofBoth, files: await entryFiles.filesFrom(draft, null, { id, before }, deps) };
};

const { list, create, reorder, read, update, remove, restore } = contract;

const inGroup =
  (id: string) =>
  ({ groupId }: StoredMiscEntry) =>
    groupId === id;

export const entriesOfGroup = implement<
  Pick<typeof contract, "list" | "create" | "reorder">,
  Stores,
  Stored<StoredMiscGroup>
>(
  { list, create, reorder },
  {
    list: async ({ resource, query: { config } }, { miscEntries, employees, viewer }) => {
      const creators = openCreators(employees, config.withCreator);
      const found = await miscEntries.list(config, visibleEntries(asMiscViewer(viewer)), {
        where: inGroup(resource.id),
        relatedKeys: creators.keysOf,
      });
      const creatorOf = creators.among(found.related);
      return {
        totalCount: found.totalCount,
        data: found.data.map((entry) => ({ ...shownEntry(entry), ...creatorOf(entry) })),
      };
    },

    create: async ({ resource, body }, deps) => {
      const target = { id: ulid(), groupId: resource.id, before: undefined };
      const entry = await entryFrom(body, target, deps);
      const { version } = await deps.ownedFiles.refusingLostFiles(async () =>
        deps.miscEntries.insert(entry, await entryFiles.changeWrites(undefined, entry, deps)),
      );
      return { ...shownEntry(entry), version };
    },

    reorder: async ({ resource, body }, { miscEntries }) => {
      const config = listConfig({ limit: MAX_LIMIT });
      const where = (entry: StoredMiscEntry) => entry.groupId === resource.id && entry.deletedAt === null;
      const { data } = await miscEntries.list(config, everything, { where });
      const known = new Map(data.map((entry) => [entry.id, entry]));
      const rows = data.map(({ id, order }) => ({ id, rank: order }));
      for (const { id, rank } of newRanks(body.ids, rows)) {
        await miscEntries.update(id, (entry) => ({ ...entry, order: rank }), { from: known.get(id) });
      }
    },
  },
  { resource: groupResource() },
);

export const entries = implement<
  Pick<typeof contract, "read" | "update" | "remove">,
  Stores,
  Stored<StoredMiscEntry>
>(
  { read, update, remove },
  {
    read: ({ resource }) => ({ ...shownEntry(resource), version: resource.version }),

    update: async ({ resource, body, ifVersion }, deps) => {
      const { id, groupId, version } = resource;
      const { version: _, ...before } = resource;
      const entry = await entryFrom(body, { id, groupId, before }, deps);
      const saved = await deps.ownedFiles.refusingLostFiles(() =>
        deps.miscEntries.update(id, () => entry, {
          ifVersion: ifVersion ?? version,
          from: resource,
          shown: shownEntry,
          inTransaction: () => entryFiles.changeWrites(before, entry, deps),
        }),
      );
      return { ...shownEntry(saved), version: saved.version };
    },

    remove: async ({ resource }, { miscEntries, now, trail }) => {
      await miscEntries.update(
        resource.id,
        (entry) => {
          if (entry.deletedAt !== null) throw new Problem(miscEntryProblems.notFound);
          return { ...entry, deletedAt: now.toISOString() };
        },
        { from: resource, inTransaction: async () => [await trail.write()] },
      );
    },
  },
  { resource: entryResource() },
);

export const restoredEntries = implement<Pick<typeof contract, "restore">, Stores, Stored<StoredMiscEntry>>(
  { restore },
  {
    restore: async ({ resource }, { miscEntries }) =>
      shownEntry(
        await miscEntries.update(resource.id, (entry) => ({ ...entry, deletedAt: null }), { from: resource }),
      ),
  },
  { resource: entryResource("deleted") },
);
