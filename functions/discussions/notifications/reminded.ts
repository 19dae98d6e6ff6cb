import type { Employee } from "../../../shared/organisations/employee.ts";
import type { PollState } from "../../data/discussions/polls.repository.ts";
import type { Stores } from "../../data/stores.ts";
import { closedAtOf, type Polled, standingVote, voterOf } from "../polls/shown-questionnaire.ts";

/** Returns for whom the person can still vote: for themselves or for their office. */
const missingVoter = (
  post: Polled,
  state: PollState,
  { id: employeeId, employedAt }: Pick<Employee, "id" | "employedAt">,
): string | undefined => {
  const person = { employeeId, employedAt };
  return standingVote(post, state, person) ? undefined : (voterOf(post.questionnaire, person) ?? undefined);
};

/** Undefined if the poll takes no votes. */
export const loadReminded = async (
  postId: string,
  { forumEntries, polls, discussionFollows }: Pick<Stores, "forumEntries" | "polls" | "discussionFollows">,
  now: Date,
) => {
  const post = await forumEntries.find(postId);
  if (post?.kind !== "post" || post.deletedAt !== null || !post.questionnaire) return undefined;
  const { questionnaire } = post;
  const [state, choices] = await Promise.all([polls.read(postId), discussionFollows.of(postId)]);
  if (closedAtOf(questionnaire, state, now)) return undefined;
  const voterOf = (employee: Pick<Employee, "id" | "employedAt">): string | undefined =>
    choices.get(employee.id) === false
      ? undefined
      : missingVoter({ id: postId, questionnaire }, state, employee);
  return {
    post,
    questionnaire,
    missingVoter: voterOf,
    lacksVote: (employee: Employee): boolean => voterOf(employee) !== undefined,
  };
};
