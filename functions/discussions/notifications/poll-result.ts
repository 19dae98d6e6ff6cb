import { choicesOf } from "../../../shared/discussions/questionnaire.ts";
import type { StoredQuestionnaire } from "../../data/discussions/forum-entries.collection.ts";
import type { PollState } from "../../data/discussions/polls.repository.ts";
import type { Stores } from "../../data/stores.ts";
import { closedAtOf } from "../polls/shown-questionnaire.ts";
import { notificationsText as text } from "./notifications.text.ts";

/** The post of a poll whose author asked for the result. */
export const loadAwaited = async (
  postId: string,
  { forumEntries, polls }: Pick<Stores, "forumEntries" | "polls">,
) => {
  const post = await forumEntries.find(postId);
  if (post?.kind !== "post" || post.deletedAt !== null || !post.questionnaire?.mailsResult) return undefined;
  return { post, questionnaire: post.questionnaire, state: await polls.read(postId) };
};

/** Undefined while the poll goes on. */
export const loadResult = async (postId: string, deps: Pick<Stores, "forumEntries" | "polls">, now: Date) => {
  const awaited = await loadAwaited(postId, deps);
  return awaited && closedAtOf(awaited.questionnaire, awaited.state, now) ? awaited : undefined;
};

export const resultLines = ({ answers }: StoredQuestionnaire, { votes }: PollState): string[] => {
  const given = Object.values(votes);
  return [
    ...answers.map(({ id, title }) => {
      const count = given.filter((vote) => choicesOf(vote).includes(id)).length;
      return text.resultLine(title, count, Math.round((100 * count) / Math.max(given.length, 1)));
    }),
    text.votes(given.length),
  ];
};
