import { deletedForGood } from "../data/deleted-for-good.ts";
import type { Stores } from "../data/stores.ts";
import { entryFiles } from "./entries/entry-files.ts";

/** The next sweep resumes an interrupted one. */
export const sweepMisc = async (
  { miscGroups, miscEntries, ownedFiles }: Stores,
  now: Date,
): Promise<void> => {
  const isOver = deletedForGood(now);
  // Read before the groups, so that the group of a new entry does not seem to be gone.
  const rows = Array.from((await miscEntries.projection()).entries(), ({ listed }) => listed);
  const present = Array.from((await miscGroups.projection()).entries(), ({ listed }) => listed);
  const kept = new Set(present.filter((group) => !isOver(group)).map(({ id }) => id));

  for (const { id } of present.filter(isOver)) {
    const group = await miscGroups.find(id);
    if (group && isOver(group)) await miscGroups.remove(id, { from: group, ifVersion: group.version });
    // The group was restored meanwhile.
    else if (group) kept.add(id);
  }
  for (const { id } of rows.filter((row) => isOver(row) || !kept.has(row.groupId))) {
    const entry = await miscEntries.find(id);
    // The entry was restored or removed meanwhile.
    if (!entry || (!isOver(entry) && kept.has(entry.groupId))) continue;
    await miscEntries.remove(id, {
      from: entry,
      ifVersion: entry.version,
      inTransaction: (removed) => entryFiles.freeWrites(removed, ownedFiles),
    });
  }
};
