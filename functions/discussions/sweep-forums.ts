import { deletedForGood } from "../data/deleted-for-good.ts";
import type { ListedEntry, StoredAnswer, StoredEntry } from "../data/discussions/forum-entries.collection.ts";
import { rootOf } from "../data/discussions/visible-entries.ts";
import type { Stores } from "../data/stores.ts";
import { entryFiles } from "./entry-files.ts";
import { findRoot } from "./resources.ts";

/** Answers go with their post. The next sweep resumes an interrupted one. */
export const sweepForums = async (deps: Stores, now: Date): Promise<void> => {
  const { forumEntries, entryVersions, ownedFiles, reactions, reports } = deps;
  const isOver = deletedForGood(now);
  const projection = await forumEntries.projection();
  const isGone = (entry: ListedEntry) => {
    const post = rootOf(entry, projection);
    return isOver(entry) || !post || isOver(post);
  };
  const isStillGone = async (entry: StoredEntry) => {
    const post = isOver(entry) ? undefined : await findRoot(entry.id, deps);
    return !post || isOver(post);
  };
  const keepNumber = async (postId: string, { id, createdAt }: StoredAnswer) => {
    await forumEntries.update(postId, (post) =>
      post.kind === "post" && !post.goneAnswers?.some((gone) => gone.id === id)
        ? { ...post, goneAnswers: [...(post.goneAnswers ?? []), { id, createdAt }] }
        : post,
    );
  };
  const leaveAnswers = async ({ id, postId }: StoredAnswer) => {
    const own = Array.from(projection.entries(), ({ listed }) => listed).filter(
      (entry) => entry.kind === "answer" && entry.postId === id,
    );
    for (const answer of own) {
      if (await forumEntries.find(answer.id))
        await forumEntries.update(answer.id, (current) => ({ ...current, postId }));
    }
  };
  const rows = Array.from(projection.entries(), ({ listed }) => listed).filter(isGone);
  // Answers go first, since nobody would find them again without their post.
  for (const { id } of rows.toSorted((one, other) => one.kind.localeCompare(other.kind))) {
    const entry = await forumEntries.find(id);
    // The entry was restored or removed meanwhile.
    if (!entry || !(await isStillGone(entry))) continue;
    const post = entry.kind === "answer" ? await findRoot(entry.postId, deps) : undefined;
    if (entry.kind === "answer" && post && !isOver(post)) {
      await keepNumber(post.id, entry);
      if (entry.merged) await leaveAnswers(entry);
    }
    await entryVersions.forget(entry);
    await Promise.all([reactions.forget(id), reports.forget(id)]);
    await forumEntries.remove(id, {
      from: entry,
      ifVersion: entry.version,
      inTransaction: async (removed) => entryFiles.freeWrites(removed, ownedFiles),
    });
  }
};
