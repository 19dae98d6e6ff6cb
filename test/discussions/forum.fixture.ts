import { discussions } from "../../shared/discussions/discussions.contract.ts";
import type { ForumPostDraft } from "../../shared/discussions/forum-post.ts";
import { portal } from "../portal.ts";
import type { Browser } from "../support/browser.ts";
import { aStoredForum } from "../support/forum.builder.ts";

export const text = (words: string) => `<p>${words}</p>`;

/** A forum in a group of its own, somebody who writes there, a colleague, and who looks after the group. */
export const forumFixture = async (groupId = `group-${crypto.randomUUID()}`) => {
  const { table, as } = await portal();
  const forum = await aStoredForum(table, groupId);
  const [writer, colleague, keeper] = await Promise.all([
    as({}),
    as({}),
    as({
      grants: [
        { rule: "EDIT_GROUP", ressource: groupId },
        { rule: "DELETE_GROUP", ressource: groupId },
      ],
    }),
  ]);

  const write = async (
    title: string,
    more: Partial<ForumPostDraft> = {},
    by: Pick<Browser, "call"> = writer,
  ) => {
    const body = { forumId: forum.id, title, content: text("Wer weiß das?"), ...more };
    return (await by.call(discussions.posts.create, { body })).data;
  };
  const answer = async (postId: string, words: string, by: Pick<Browser, "call"> = colleague) => {
    const body = { postId, content: text(words) };
    return (await by.call(discussions.answers.create, { body })).data;
  };
  return { table, as, forum, groupId, writer, colleague, keeper, write, answer };
};
