import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { OpenPoll } from "../../../shared/discussions/posts.contract.ts";
import type { Thread } from "../../data/discussions/threads.ts";
import type { Stores } from "../../data/stores.ts";
import type { Projection } from "../../platform/collection/projection.ts";
import { visibleBy } from "../../platform/collection/visible.ts";
import type { Item, Key } from "../../platform/table/item.ts";
import { closedAtOf, standingVote, voterOf } from "./shown-questionnaire.ts";

/** Older polls have found their voters. */
const NEWEST = 40;

const asking = visibleBy(
  (isClosed: boolean, thread: Thread) => thread.hasQuestionnaire && thread.closed === isClosed,
);

const isOver = (endOfVoting: string | null | undefined, now: Date) =>
  typeof endOfVoting === "string" && endOfVoting <= now.toISOString();

export const newestPolls = (threads: Projection<Thread>, now: Date): readonly string[] =>
  threads
    .select({ visible: asking(false), sort: [{ field: "createdAt", direction: "desc" }] })
    .filter((id) => !isOver(threads.get(id)?.endOfVoting, now))
    .slice(0, NEWEST);

/** Empty if the viewer has voted or may not, or voting is over. */
export const openPoll = (
  id: string,
  itemAt: (key: Key) => Item | undefined,
  deps: Pick<Stores, "forumEntries" | "polls"> & { readonly viewer: Viewer; readonly now: Date },
): OpenPoll[] => {
  const post = deps.forumEntries.entityOf(itemAt(deps.forumEntries.keyOf(id)));
  if (post?.kind !== "post" || post.questionnaire === null) return [];
  const { title, questionnaire } = post;
  if (voterOf(questionnaire, deps.viewer) === null) return [];
  const state = deps.polls.stateOf(itemAt(deps.polls.keyOf(id)));
  const isVoted = standingVote({ id, questionnaire }, state, deps.viewer) !== undefined;
  return closedAtOf(questionnaire, state, deps.now) === null && !isVoted
    ? [{ id, title, endOfVoting: questionnaire.endOfVoting }]
    : [];
};
