import { answerAddress, postAddress } from "../../../shared/discussions/discussion-address.ts";
import { textOfHtml } from "../../../shared/text-of-html.ts";
import type { openDiscussionIndex } from "../../data/discussions/discussion-search.ts";
import { forumOf, postOf } from "../../data/discussions/visible-entries.ts";
import type { Stores } from "../../data/stores.ts";
import { excerptWith } from "../excerpt.ts";
import { openSource } from "../source.ts";

export const openDiscussionSource = (
  index: ReturnType<typeof openDiscussionIndex>,
  { forumEntries: entries, forums }: Pick<Stores, "forumEntries" | "forums">,
) =>
  openSource("discussions", index, async ({ searchTerm }, rows) => {
    const present = await forums.projection();
    const forumIds = new Set(Array.from(present.entries(), ({ id }) => id));
    return {
      canSee: ({ isDeleted, forumId, postId }) =>
        !isDeleted && forumIds.has(forumId ?? forumOf(postId ?? "", rows) ?? ""),
      keysOf: entries.keysOf,
      show: async (listed, id, itemAt) => {
        const entry = entries.entityFrom(itemAt, id);
        const post = postOf(listed, rows);
        if (!entry || !post) return undefined;
        const { content, files, authorName } = entry;
        const title = entry.title ?? post.title;
        const texts = [content && textOfHtml(content), files.map(({ fileName }) => fileName).join(", ")];
        return {
          title,
          excerpt: await excerptWith(files, searchTerm, `${title} ${authorName}`, texts),
          path: entry.kind === "post" ? postAddress(id) : answerAddress(post.id, id),
          authorName,
        };
      },
    };
  });
