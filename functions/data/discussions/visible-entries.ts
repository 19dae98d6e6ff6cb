import type { Visible } from "../../platform/collection/visible.ts";
import type { ListedEntry } from "./forum-entries.collection.ts";

type ListedPost = Extract<ListedEntry, { kind: "post" }>;

interface Entries {
  readonly get: (id: string) => ListedEntry | undefined;
}

/** Finds deleted posts, too. */
export const rootOf = (entry: ListedEntry | undefined, entries: Entries): ListedPost | undefined =>
  entry?.kind === "answer" ? rootOf(entries.get(entry.postId), entries) : entry;

export const postOf = (entry: ListedEntry | undefined, entries: Entries): ListedPost | undefined => {
  const post = rootOf(entry, entries);
  return post?.deletedAt === null ? post : undefined;
};

export const forumOf = (postId: string, entries: Entries): string | undefined =>
  postOf(entries.get(postId), entries)?.forumId;

export const answersTo = (postId: string, entries: Entries): Visible<ListedEntry> => ({
  canSee: (entry) =>
    entry.kind === "answer" && entry.deletedAt === null && rootOf(entry, entries)?.id === postId,
  key: `answers ${postId}`,
});

/** An answer is in its post's forum. Results are forgotten with every changed row. */
export const entriesIn = (forumIds: ReadonlySet<string>, entries: Entries): Visible<ListedEntry> => ({
  canSee: (entry) => {
    const post = postOf(entry, entries);
    return entry.deletedAt === null && post !== undefined && forumIds.has(post.forumId);
  },
  key: `entries ${[...forumIds].join(" ")}`,
});
