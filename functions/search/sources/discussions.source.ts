import { answerAddress, postAddress } from "../../../shared/discussions/discussion-address.ts";
import { textOfHtml } from "../../../shared/text-of-html.ts";
import { openDiscussionIndex } from "../../data/discussions/discussion-search.ts";
import type { ForumEntries } from "../../data/discussions/forum-entries.collection.ts";
import type { Forums } from "../../data/discussions/forums.collection.ts";
import { forumOf, postOf } from "../../data/discussions/visible-entries.ts";
import { excerptFrom } from "../excerpt.ts";
import { openSource } from "../source.ts";

export const openDiscussionSource = (entries: ForumEntries, forums: Forums) => {
  const index = openDiscussionIndex(entries);

  return openSource("discussions", index, async ({ searchTerm }, rows) => {
    const present = await forums.projection();
    const forumIds = new Set(Array.from(present.entries(), ({ id }) => id));
    return {
      sees: ({ isDeleted, forumId, postId }) =>
        !isDeleted && forumIds.has(forumId ?? forumOf(postId ?? "", rows) ?? ""),
      keysOf: entries.keysOf,
      show: (listed, id, itemAt) => {
        const entry = entries.entityFrom(itemAt, id);
        const post = postOf(listed, rows);
        if (!entry || !post) return undefined;
        const { content, files, authorName } = entry;
        const title = entry.title ?? post.title;
        const texts = [content && textOfHtml(content), files.map(({ fileName }) => fileName).join(", ")];
        return {
          title,
          excerpt: excerptFrom(searchTerm, `${title} ${authorName}`, texts),
          path: entry.kind === "post" ? postAddress(id) : answerAddress(post.id, id),
          authorName,
        };
      },
    };
  });
};
