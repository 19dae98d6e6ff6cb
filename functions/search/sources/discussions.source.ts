import { answerAddress, postAddress } from "../../../shared/discussions/discussion-address.ts";
import { textOfHtml } from "../../../shared/text-of-html.ts";
import { openDiscussionIndex } from "../../data/discussions/discussion-search.ts";
import type { ForumEntries, ListedEntry } from "../../data/discussions/forum-entries.collection.ts";
import type { Forums } from "../../data/discussions/forums.collection.ts";
import { entriesIn, postOf } from "../../data/discussions/visible-entries.ts";
import { excerptFrom } from "../excerpt.ts";
import { openSource } from "../source.ts";

export const openDiscussionSource = (entries: ForumEntries, forums: Forums) => {
  const indexOf = openDiscussionIndex(entries);

  return openSource<ListedEntry>("discussions", async ({ searchTerm }) => {
    const [rows, present] = await Promise.all([entries.projection(), forums.projection()]);
    const forumIds = new Set(Array.from(present.entries(), ({ id }) => id));
    return {
      rows,
      searchable: await indexOf(rows),
      sees: entriesIn(forumIds, rows).sees,
      factsOf: ({ createdAt, authorOrganisationId }) => ({
        date: createdAt,
        organisationId: authorOrganisationId,
      }),
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
