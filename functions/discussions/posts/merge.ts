import { isAllowed, type Viewer } from "../../../shared/contract/permissions.ts";
import { postProblems } from "../../../shared/discussions/discussions.problems.ts";
import { posts as contract } from "../../../shared/discussions/posts.contract.ts";
import type {
  StoredAnswer,
  StoredEntry,
  StoredPost,
} from "../../data/discussions/forum-entries.collection.ts";
import type { Stores } from "../../data/stores.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import type { ResourceOptions } from "../../platform/http/resource.ts";
import { retryOnConflict } from "../../platform/table/write-failures.ts";
import { findRoot, type Guarded, groupOf } from "../resources.ts";

const asAnswer = (post: StoredPost, postId: string): StoredAnswer => {
  const {
    kind: _,
    forumId,
    title,
    sticky,
    closed,
    goneAnswers,
    solutionId,
    announcement,
    questionnaire,
    ...written
  } = post;
  if (questionnaire) throw new Problem(postProblems.mergedPoll);
  const merged = { forumId, title, sticky, closed, goneAnswers, solutionId, announcement };
  return { ...written, kind: "answer", postId, title, merged };
};

const asPost = (entry: StoredEntry): StoredEntry => {
  if (entry.kind === "post" || !entry.merged) return entry;
  const { postId: _, merged, ...written } = entry;
  return {
    ...written,
    ...merged,
    kind: "post",
    title: written.title ?? merged.title,
    questionnaire: null,
  };
};

const requireRight = (groupId: string | null, viewer: Viewer): void => {
  if (!isAllowed(viewer, "EDIT_GROUP", groupId)) throw new Problem(postProblems.groupOnly);
};

/** A post, or one that was merged; the group is that of the discussion where it stands. */
const mergedResource: ResourceOptions<Stores, Guarded<StoredEntry>> = {
  source: () => ({ missing: postProblems.notFound, keysOf: () => [], entityFrom: () => undefined }),
  findNamed: async (id, deps) => {
    const entry = await deps.forumEntries.find(id);
    const root = entry && (entry.kind === "post" || entry.merged) ? await findRoot(id, deps) : undefined;
    return entry && root?.deletedAt === null
      ? { ...entry, groupId: await groupOf(root.forumId, deps) }
      : undefined;
  },
};

export const merge = implement<Pick<typeof contract, "merge" | "separate">, Stores, Guarded<StoredEntry>>(
  { merge: contract.merge, separate: contract.separate },
  {
    merge: ({ resource: { id }, body: { into } }, deps) =>
      retryOnConflict(async () => {
        const target = await findRoot(into, deps);
        if (target?.deletedAt !== null) throw problemAt(postProblems.unknown, "into");
        requireRight(await groupOf(target.forumId, deps), deps.viewer);
        const root = await findRoot(id, deps);
        if (target.id === id) throw problemAt(postProblems.mergedIntoItself, "into");
        if (target.id === root?.id) return deps.trail.skip();
        await deps.forumEntries.update(
          id,
          (entry) => {
            if (entry.kind === "answer") throw new Problem(postProblems.notFound);
            return asAnswer(entry, target.id);
          },
          {
            // Without the check, two posts could be merged into each other.
            inTransaction: async () => [await deps.trail.write(), deps.forumEntries.unchangedCheck(target)],
          },
        );
      }),

    separate: async ({ resource }, deps) => {
      if (resource.kind === "post") return deps.trail.skip();
      const forum = await deps.forums.find(resource.merged?.forumId ?? "");
      if (!forum) throw new Problem(postProblems.forumGone);
      requireRight(forum.groupId, deps.viewer);
      await deps.forumEntries.update(resource.id, asPost, {
        inTransaction: async () => [await deps.trail.write()],
      });
    },
  },
  { resource: mergedResource },
);
