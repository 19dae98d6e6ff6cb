import { answerProblems, postProblems } from "../../shared/discussions/discussions.problems.ts";
import type { StoredAnswer, StoredEntry, StoredPost } from "../data/discussions/forum-entries.collection.ts";
import type { Stores } from "../data/stores.ts";
import type { Stored } from "../platform/collection/collection-spec.ts";
import type { ResourceOptions } from "../platform/http/resource.ts";

export type Guarded<Entry> = Stored<Entry> & { readonly groupId: string | null };

const isPost = (entry: Stored<StoredEntry> | undefined): entry is Stored<StoredPost> =>
  entry?.kind === "post";
const isAnswer = (entry: Stored<StoredEntry> | undefined): entry is Stored<StoredAnswer> =>
  entry?.kind === "answer";

export const postResource: ResourceOptions<Stores, Stored<StoredPost>> = {
  source: ({ forumEntries }) => ({
    missing: postProblems.notFound,
    keysOf: forumEntries.keysOf,
    entityFrom: (itemAt, id) => {
      const entry = forumEntries.entityFrom(itemAt, id);
      return isPost(entry) ? entry : undefined;
    },
  }),
  visible: ({ deletedAt }) => deletedAt === null,
};

const findPost = async (id: string, { forumEntries }: Stores): Promise<Stored<StoredPost> | undefined> => {
  const entry = await forumEntries.find(id);
  return isPost(entry) ? entry : undefined;
};

/** Follows merges up to the present post. */
export const findRoot = async (id: string, deps: Stores): Promise<Stored<StoredPost> | undefined> => {
  const entry = await deps.forumEntries.find(id);
  if (isAnswer(entry)) return findRoot(entry.postId, deps);
  return isPost(entry) ? entry : undefined;
};

export const groupOf = async (forumId: string | undefined, { forums }: Stores): Promise<string | null> =>
  forumId === undefined ? null : ((await forums.find(forumId))?.groupId ?? null);

const found = { keysOf: () => [], entityFrom: () => undefined };

/** Reads the post, then its forum, which may have moved to another group. */
export const guardedPost = (which: "existing" | "deleted" | "any" = "existing", param = "id") =>
  ({
    source: () => ({ missing: postProblems.notFound, ...found }),
    params: [param],
    visible: ({ deletedAt }) => which === "any" || (deletedAt === null) === (which === "existing"),
    findNamed: async (id, deps) => {
      const post = await findPost(id, deps);
      return post && { ...post, groupId: await groupOf(post.forumId, deps) };
    },
  }) satisfies ResourceOptions<Stores, Guarded<StoredPost>>;

export type GuardedAnswer = Guarded<StoredAnswer> & { readonly post: Stored<StoredPost> };

export const guardedAnswer = (which: "existing" | "deleted" = "existing", param = "id") =>
  ({
    source: () => ({ missing: answerProblems.notFound, ...found }),
    params: [param],
    visible: ({ deletedAt }) => (deletedAt === null) === (which === "existing"),
    findNamed: async (id, deps) => {
      const answer = await deps.forumEntries.find(id);
      if (!isAnswer(answer)) return undefined;
      const post = await findRoot(answer.postId, deps);
      return post && post.deletedAt === null
        ? { ...answer, post, groupId: await groupOf(post.forumId, deps) }
        : undefined;
    },
  }) satisfies ResourceOptions<Stores, GuardedAnswer>;
