import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import { miscOnlooker } from "../../../shared/misc/entry-visibility.ts";
import { ENTRIES_SHOWN, type MiscGroup } from "../../../shared/misc/misc-group.ts";
import type { StoredMiscEntry } from "../../data/misc/misc-entries.collection.ts";
import type { StoredMiscGroup } from "../../data/misc/misc-groups.collection.ts";
import { visibleEntries } from "../../data/misc/visible-entries.ts";
import type { Projection, Selection } from "../../platform/collection/projection.ts";
import { visibleBy } from "../../platform/collection/visible.ts";
import { shownEntry } from "../entries/shown-entry.ts";
import type { MiscDeps } from "../misc.deps.ts";
import { shownGroup } from "./shown-group.ts";

interface Wanted {
  readonly config: ListConfig;
  readonly withEntries?: boolean | undefined;
}

const existing = visibleBy((_: null, { deletedAt }: StoredMiscGroup) => deletedAt === null)(null);

const byGroup = (entries: Projection<StoredMiscEntry>, selection: Selection<StoredMiscEntry>) =>
  Map.groupBy(
    entries.select(selection).flatMap((id) => entries.get(id) ?? []),
    ({ groupId }) => groupId,
  );

/** Found are groups that are named so, with all of their entries, and those with such entries, with only these. */
export const listGroups = async (
  { config: { skip, limit, sort, searchTerm }, withEntries }: Wanted,
  { viewer, ...deps }: MiscDeps & { readonly viewer: Viewer },
): Promise<Page<MiscGroup>> => {
  const [groups, entries] = await Promise.all([deps.groups.projection(), deps.entries.projection()]);
  const visible = visibleEntries(miscOnlooker(viewer));
  const seen = byGroup(entries, { visible });
  const hits = byGroup(entries, { visible, searchTerm });
  const named = new Set(groups.select({ visible: existing, searchTerm }));
  const found = groups.select({ visible: existing, sort }).filter((id) => named.has(id) || hits.has(id));
  const shownIn = (id: string) => {
    const all = (named.has(id) ? seen : hits).get(id) ?? [];
    return { totalCount: all.length, data: all.slice(0, ENTRIES_SHOWN).map(shownEntry) };
  };

  return {
    totalCount: found.length,
    data: found.slice(skip, skip + limit).flatMap((id) => {
      const group = groups.get(id);
      if (!group) return [];
      const shown = shownGroup(group, seen.get(id)?.length ?? 0);
      return withEntries ? { ...shown, entries: shownIn(id) } : shown;
    }),
  };
};
