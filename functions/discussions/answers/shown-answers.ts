import type { ForumAnswer } from "../../../shared/discussions/forum-answer.ts";
import {
  type StoredAnswer,
  type StoredPost,
  writtenIn,
} from "../../data/discussions/forum-entries.collection.ts";
import { shownWriting } from "../../data/discussions/shown-writing.ts";

/** `post` is where the answer stands now; merging makes that another than where it was written. */
export const shownAnswer = (
  answer: StoredAnswer,
  { id: postId, forumId }: Pick<StoredPost, "id" | "forumId">,
  groupId: string | null,
  numbers?: ReadonlyMap<string, number>,
): ForumAnswer => {
  const { id, title } = answer;
  const mergedFrom = writtenIn(answer);
  return {
    ...shownWriting(answer, { groupId, forumId, forumPostId: postId, forumAnswerId: id }),
    title,
    postId,
    number: numbers?.get(id),
    ...(mergedFrom === postId ? {} : { mergedFrom }),
  };
};
