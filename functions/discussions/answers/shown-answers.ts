import type { ForumAnswer } from "../../../shared/discussions/forum-answer.ts";
import type { StoredAnswer } from "../../data/discussions/forum-entries.collection.ts";
import { shownWriting, type WritingPlace } from "../../data/discussions/shown-writing.ts";

/** `place` is where its post stands. */
export const shownAnswer = (
  answer: StoredAnswer,
  place: Pick<WritingPlace, "groupId" | "forumId">,
  numbers?: ReadonlyMap<string, number>,
): ForumAnswer => {
  const { id, title, postId } = answer;
  return {
    ...shownWriting(answer, { ...place, forumPostId: postId, forumAnswerId: id }),
    title,
    postId,
    number: numbers?.get(id),
  };
};
