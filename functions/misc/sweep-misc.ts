import { deletedForGood } from "../data/deleted-for-good.ts";
import { ownerOf, usesOf } from "./entries/entry-files.ts";
import type { MiscDeps } from "./misc.deps.ts";

/** Removes what can no longer be restored, entries with their group; interrupted, the next sweep goes on. */
export const sweepMisc = async (
  { groups, entries, ownedFiles }: Pick<MiscDeps, "groups" | "entries" | "ownedFiles">,
  now: Date,
): Promise<void> => {
  const isOver = deletedForGood(now);
  // Read before the groups: that of a new entry must not seem to be gone.
  const rows = Array.from((await entries.projection()).entries(), ({ listed }) => listed);
  const present = Array.from((await groups.projection()).entries(), ({ listed }) => listed);
  const kept = new Set(present.filter((group) => !isOver(group)).map(({ id }) => id));

  // Without its group no entry is shown, so none can come back to half of them.
  for (const { id } of present.filter(isOver)) {
    const group = await groups.find(id);
    if (group && isOver(group)) await groups.remove(id, { from: group, ifVersion: group.version });
    // Restored since.
    else if (group) kept.add(id);
  }
  for (const { id } of rows.filter((row) => isOver(row) || !kept.has(row.groupId))) {
    const entry = await entries.find(id);
    // Restored or removed since.
    if (!entry || (!isOver(entry) && kept.has(entry.groupId))) continue;
    await entries.remove(id, {
      from: entry,
      ifVersion: entry.version,
      alongside: (removed) => ownedFiles.releaseWrites(ownerOf(removed), usesOf(removed)),
    });
  }
};
