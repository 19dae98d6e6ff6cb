import { subDays } from "date-fns/subDays";
import type { ForumEntries, ListedEntry } from "../data/discussions/forum-entries.collection.ts";
import type { OwnedFiles } from "../data/files/owned-files.ts";
import { ownerOf, usesOf } from "./entry-files.ts";

/** So long what was deleted can be restored. */
const RESTORABLE_DAYS = 30;

interface SweepDeps {
  readonly entries: ForumEntries;
  readonly ownedFiles: OwnedFiles;
}

const isOver = ({ deletedAt }: Pick<ListedEntry, "deletedAt">, before: string) =>
  deletedAt !== null && deletedAt < before;

/** Removes what can no longer be restored, answers with their post; interrupted, the next sweep goes on. */
export const sweepForums = async ({ entries, ownedFiles }: SweepDeps, now: Date): Promise<void> => {
  const before = subDays(now, RESTORABLE_DAYS).toISOString();
  const projection = await entries.projection();
  const isGone = (entry: ListedEntry) => {
    if (isOver(entry, before)) return true;
    if (entry.kind === "post") return false;
    const post = projection.get(entry.postId);
    return !post || isOver(post, before);
  };
  const rows = Array.from(projection.entries(), ({ listed }) => listed).filter(isGone);
  // Answers first: without their post nobody would find them again.
  for (const { id } of rows.toSorted((one, other) => one.kind.localeCompare(other.kind))) {
    await entries.remove(id, {
      alongside: async (entry) => [...ownedFiles.releaseWrites(ownerOf(entry), usesOf(entry))],
    });
  }
};
