import { ulid } from "ulid";
import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { asMiscViewer } from "../../../shared/misc/entry-visibility.ts";
import { groups as contract } from "../../../shared/misc/groups.contract.ts";
import { miscGroupProblems } from "../../../shared/misc/misc.problems.ts";
import type { StoredMiscEntry } from "../../data/misc/misc-entries.collection.ts";
import type { StoredMiscGroup } from "../../data/misc/misc-groups.collection.ts";
import { visibleEntries } from "../../data/misc/visible-entries.ts";
import type { Stores } from "../../data/stores.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { everything, type Visible } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import { newRanks } from "../in-order.ts";
import { groupResource } from "../misc-resources.ts";
import { listGroups } from "./list-groups.ts";
import { shownGroup } from "./shown-group.ts";

const { restore, ...own } = contract;

const existing = { where: ({ deletedAt }: StoredMiscGroup) => deletedAt === null };

const allGroups = async ({ miscGroups }: Stores, which: Partial<typeof existing> = existing) =>
  (await miscGroups.list(listConfig({ limit: MAX_LIMIT }), everything, which)).data;

const countIn = async (
  groupId: string,
  { miscEntries }: Stores,
  visible: Visible<StoredMiscEntry>,
): Promise<number> => {
  const where = (entry: StoredMiscEntry) => entry.groupId === groupId;
  return (await miscEntries.projection()).select({ visible, where }).length;
};

const shownTo = async (
  group: Stored<StoredMiscGroup>,
  { viewer, ...deps }: Stores & { readonly viewer: Viewer },
) => ({
  ...shownGroup(group, await countIn(group.id, deps, visibleEntries(asMiscViewer(viewer)))),
  version: group.version,
});

export const groups = implement<typeof own, Stores, Stored<StoredMiscGroup>>(
  own,
  {
    list: ({ query }, deps) => listGroups(query, deps),

    read: ({ resource }, deps) => shownTo(resource, deps),

    create: async ({ body: { name, description, ordering } }, deps) => {
      const at = deps.now.toISOString();
      // Deleted groups count, so that a restored one keeps its position.
      const last = (await allGroups(deps, {})).at(-1)?.ordering ?? 0;
      const group = await deps.miscGroups.insert({
        id: ulid(),
        name,
        description,
        ordering: ordering ?? last + 1,
        createdAt: at,
        createdBy: actorOf(deps.viewer),
        modifiedAt: at,
        deletedAt: null,
      });
      return { ...shownGroup(group, 0), version: group.version };
    },

    update: async ({ resource, body: { name, description, ordering }, ifVersion }, deps) => {
      const group = await deps.miscGroups.update(
        resource.id,
        (before) => ({
          ...before,
          name,
          description,
          ordering: ordering ?? before.ordering,
          modifiedAt: deps.now.toISOString(),
        }),
        { ifVersion, from: resource, shown: (current) => shownTo(current, deps) },
      );
      return shownTo(group, deps);
    },

    remove: async ({ resource, query }, deps) => {
      const { miscGroups, now, trail } = deps;
      const entries = await countIn(resource.id, deps, visibleEntries(asMiscViewer(deps.viewer)));
      if (entries > 0 && query.entries !== entries) {
        throw new Problem(miscGroupProblems.notEmpty, { current: { entries } });
      }
      await miscGroups.update(
        resource.id,
        (group) => {
          if (group.deletedAt !== null) throw new Problem(miscGroupProblems.notFound);
          return { ...group, deletedAt: now.toISOString() };
        },
        { from: resource, inTransaction: async () => [await trail.write()] },
      );
    },

    reorder: async ({ body }, deps) => {
      const all = await allGroups(deps);
      const known = new Map(all.map((group) => [group.id, group]));
      const rows = all.map(({ id, ordering }) => ({ id, rank: ordering }));
      for (const { id, rank } of newRanks(body.ids, rows)) {
        await deps.miscGroups.update(id, (group) => ({ ...group, ordering: rank }), { from: known.get(id) });
      }
    },
  },
  { resource: groupResource() },
);

export const restoredGroups = implement<Pick<typeof contract, "restore">, Stores, Stored<StoredMiscGroup>>(
  { restore },
  {
    restore: async ({ resource }, deps) =>
      shownTo(
        await deps.miscGroups.update(resource.id, (group) => ({ ...group, deletedAt: null }), {
          from: resource,
        }),
        deps,
      ),
  },
  { resource: groupResource("deleted") },
);
