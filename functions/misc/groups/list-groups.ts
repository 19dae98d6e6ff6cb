import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import { asMiscViewer } from "../../../shared/misc/entry-visibility.ts";
import { ENTRIES_SHOWN, type MiscGroup } from "../../../shared/misc/misc-group.ts";
import type { StoredMiscEntry } from "../../data/misc/misc-entries.collection.ts";
import type { StoredMiscGroup } from "../../data/misc/misc-groups.collection.ts";
import { visibleEntries } from "../../data/misc/visible-entries.ts";
import { openCreators } from "../../data/people/creators.ts";
import type { Stores } from "../../data/stores.ts";
import type { Projection, Selection } from "../../platform/collection/projection.ts";
import { visibleBy } from "../../platform/collection/visible.ts";
import { shownEntry } from "../entries/shown-entry.ts";
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

export const listGroups = async (
  { config: { skip, limit, sort, searchTerm, withCreator }, withEntries }: Wanted,
  { viewer, ...deps }: Stores & { readonly viewer: Viewer },
): Promise<Page<MiscGroup>> => {
  const [groups, entries] = await Promise.all([deps.miscGroups.projection(), deps.miscEntries.projection()]);
  const visible = visibleEntries(asMiscViewer(viewer));
  const seen = byGroup(entries, { visible });
  const hits = byGroup(entries, { visible, searchTerm });
  const named = new Set(groups.select({ visible: existing, searchTerm }));
  const found = groups.select({ visible: existing, sort }).filter((id) => named.has(id) || hits.has(id));
  const shown = found.slice(skip, skip + limit).flatMap((id) => groups.get(id) ?? []);
  const entriesIn = (id: string) => (named.has(id) ? seen : hits).get(id) ?? [];
  const listed = withEntries ? shown.flatMap(({ id }) => entriesIn(id).slice(0, ENTRIES_SHOWN)) : [];
  const creatorOf = await openCreators(deps.employees, withCreator).load([...shown, ...listed]);
  const shownIn = (id: string) => ({
    totalCount: entriesIn(id).length,
    data: entriesIn(id)
      .slice(0, ENTRIES_SHOWN)
      .map((entry) => ({ ...shownEntry(entry), ...creatorOf(entry) })),
  });

  return {
    totalCount: found.length,
    data: shown.map((group) => ({
      ...shownGroup(group, seen.get(group.id)?.length ?? 0),
      ...creatorOf(group),
      ...(withEntries ? { entries: shownIn(group.id) } : {}),
    })),
  };
};
