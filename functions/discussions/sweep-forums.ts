import { deletedForGood } from "../data/deleted-for-good.ts";
import type { EntryVersions } from "../data/discussions/entry-versions.repository.ts";
import type {
  ForumEntries,
  ListedEntry,
  StoredAnswer,
  StoredEntry,
} from "../data/discussions/forum-entries.collection.ts";
import type { ReactionStore } from "../data/discussions/reactions.repository.ts";
import type { ReportStore } from "../data/discussions/reports.repository.ts";
import type { OwnedFiles } from "../data/files/owned-files.ts";
import { ownerOf, usesOf } from "./entry-files.ts";

interface SweepDeps {
  readonly forumEntries: ForumEntries;
  readonly entryVersions: EntryVersions;
  readonly ownedFiles: OwnedFiles;
  readonly reactions: Pick<ReactionStore, "forget">;
  readonly reports: Pick<ReportStore, "forget">;
}

/** Removes what can no longer be restored, answers with their post; interrupted, the next sweep goes on. */
export const sweepForums = async (
  { forumEntries, entryVersions, ownedFiles, reactions, reports }: SweepDeps,
  now: Date,
): Promise<void> => {
  const isOver = deletedForGood(now);
  const projection = await forumEntries.projection();
  const isGone = (entry: ListedEntry) => {
    if (isOver(entry)) return true;
    if (entry.kind === "post") return false;
    const post = projection.get(entry.postId);
    return !post || isOver(post);
  };
  const isStillGone = async (entry: StoredEntry) => {
    if (isOver(entry)) return true;
    if (entry.kind === "post") return false;
    const post = await forumEntries.find(entry.postId);
    return !post || isOver(post);
  };
  const keepNumber = async ({ id, postId, createdAt }: StoredAnswer) => {
    const post = await forumEntries.find(postId);
    if (post?.kind !== "post" || isOver(post) || post.goneAnswers?.some((gone) => gone.id === id)) return;
    await forumEntries.update(postId, (current) =>
      current.kind === "post"
        ? { ...current, goneAnswers: [...(current.goneAnswers ?? []), { id, createdAt }] }
        : current,
    );
  };
  const rows = Array.from(projection.entries(), ({ listed }) => listed).filter(isGone);
  // Answers first: without their post nobody would find them again.
  for (const { id } of rows.toSorted((one, other) => one.kind.localeCompare(other.kind))) {
    const entry = await forumEntries.find(id);
    // Restored or removed since.
    if (!entry || !(await isStillGone(entry))) continue;
    if (entry.kind === "answer") await keepNumber(entry);
    await entryVersions.forget(entry);
    await Promise.all([reactions.forget(id), reports.forget(id)]);
    await forumEntries.remove(id, {
      from: entry,
      ifVersion: entry.version,
      inTransaction: async (removed) => [...ownedFiles.releaseWrites(ownerOf(removed), usesOf(removed))],
    });
  }
};
