import type { ForumAnswer } from "../../../shared/discussions/forum-answer.ts";
import type { StoredAnswer } from "../../data/discussions/forum-entries.collection.ts";
import { shownWriting } from "../../data/discussions/shown-writing.ts";

export const shownAnswer = (answer: StoredAnswer, numbers?: ReadonlyMap<string, number>): ForumAnswer => {
  const { id, title, postId } = answer;
  return { ...shownWriting(answer), title, postId, number: numbers?.get(id) };
};
