import type { Visible } from "../../platform/collection/visible.ts";
import type { ListedEntry } from "./forum-entries.collection.ts";

type ListedPost = Extract<ListedEntry, { kind: "post" }>;

interface Entries {
  readonly get: (id: string) => ListedEntry | undefined;
}

/** A deleted one, too. */
export const rootOf = (entry: ListedEntry | undefined, entries: Entries): ListedPost | undefined =>
  entry?.kind === "answer" ? rootOf(entries.get(entry.postId), entries) : entry;

export const postOf = (entry: ListedEntry | undefined, entries: Entries): ListedPost | undefined => {
  const post = rootOf(entry, entries);
  return post?.deletedAt === null ? post : undefined;
};

/** The forum of a post that is there. */
export const forumOf = (postId: string, entries: Entries): string | undefined =>
  postOf(entries.get(postId), entries)?.forumId;

/** Those that are left of a discussion. */
export const answersTo = (postId: string, entries: Entries): Visible<ListedEntry> => ({
  canSee: (entry) =>
    entry.kind === "answer" && entry.deletedAt === null && rootOf(entry, entries)?.id === postId,
  key: `answers ${postId}`,
});

/** An answer is where its post is; what is deleted is nowhere. Results are forgotten with every row that changes. */
export const entriesIn = (forumIds: ReadonlySet<string>, entries: Entries): Visible<ListedEntry> => ({
  canSee: (entry) => {
    const post = postOf(entry, entries);
    return entry.deletedAt === null && post !== undefined && forumIds.has(post.forumId);
  },
  key: `entries ${[...forumIds].join(" ")}`,
});
