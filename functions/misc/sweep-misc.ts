import { subDays } from "date-fns/subDays";
import { ownerOf, usesOf } from "./entries/entry-files.ts";
import type { MiscDeps } from "./misc.deps.ts";

/** So long what was deleted can be restored. */
const RESTORABLE_DAYS = 30;

/** Removes what can no longer be restored, entries with their group; interrupted, the next sweep goes on. */
export const sweepMisc = async (
  { groups, entries, ownedFiles }: Pick<MiscDeps, "groups" | "entries" | "ownedFiles">,
  now: Date,
): Promise<void> => {
  const before = subDays(now, RESTORABLE_DAYS).toISOString();
  const isOver = ({ deletedAt }: { readonly deletedAt: string | null }) =>
    deletedAt !== null && deletedAt < before;
  // Read before the groups: that of a new entry must not seem to be gone.
  const rows = Array.from((await entries.projection()).entries(), ({ listed }) => listed);
  const present = Array.from((await groups.projection()).entries(), ({ listed }) => listed);
  const kept = new Set(present.filter((group) => !isOver(group)).map(({ id }) => id));

  // Without its group no entry is shown, so none can come back to half of them.
  for (const { id } of present.filter(isOver)) await groups.remove(id);
  for (const { id } of rows.filter((entry) => isOver(entry) || !kept.has(entry.groupId))) {
    await entries.remove(id, {
      alongside: (entry) => ownedFiles.releaseWrites(ownerOf(entry), usesOf(entry)),
    });
  }
};
