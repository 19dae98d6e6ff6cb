import type { Visible } from "../../platform/collection/visible.ts";
import type { ListedEntry } from "./forum-entries.collection.ts";

type ListedPost = Extract<ListedEntry, { kind: "post" }>;

interface Entries {
  readonly get: (id: string) => ListedEntry | undefined;
}

const presentPost = (post: ListedEntry | undefined): ListedPost | undefined =>
  post?.kind === "post" && post.deletedAt === null ? post : undefined;

export const postOf = (entry: ListedEntry, entries: Entries): ListedPost | undefined =>
  presentPost(entry.kind === "post" ? entry : entries.get(entry.postId));

/** The forum of a post that is there. */
export const forumOf = (postId: string, entries: Entries): string | undefined =>
  presentPost(entries.get(postId))?.forumId;

/** An answer is where its post is; what is deleted is nowhere. Results are forgotten with every row that changes. */
export const entriesIn = (forumIds: ReadonlySet<string>, entries: Entries): Visible<ListedEntry> => ({
  sees: (entry) => {
    const post = postOf(entry, entries);
    return entry.deletedAt === null && post !== undefined && forumIds.has(post.forumId);
  },
  key: `entries ${[...forumIds].join(" ")}`,
});
