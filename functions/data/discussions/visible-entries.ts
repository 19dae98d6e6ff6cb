import type { Projection } from "../../platform/collection/projection.ts";
import type { Visible } from "../../platform/collection/visible.ts";
import type { ListedEntry } from "./forum-entries.collection.ts";

type ListedPost = Extract<ListedEntry, { kind: "post" }>;

export const postOf = (entry: ListedEntry, entries: Projection<ListedEntry>): ListedPost | undefined => {
  const post = entry.kind === "post" ? entry : entries.get(entry.postId);
  return post?.kind === "post" && post.deletedAt === null ? post : undefined;
};

/** An answer is where its post is; what is deleted is nowhere. Results are forgotten with every row that changes. */
export const entriesIn = (
  forumIds: ReadonlySet<string>,
  entries: Projection<ListedEntry>,
): Visible<ListedEntry> => ({
  sees: (entry) => {
    const post = postOf(entry, entries);
    return entry.deletedAt === null && post !== undefined && forumIds.has(post.forumId);
  },
  key: `entries ${[...forumIds].join(" ")}`,
});
