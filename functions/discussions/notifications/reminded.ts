import type { Employee } from "../../../shared/organisations/employee.ts";
import type { DiscussionsDeps } from "../discussions.deps.ts";
import { missingVoter } from "../polls/missing-votes.ts";
import { closedAtOf } from "../polls/shown-questionnaire.ts";

/** Whom a reminder of this poll reaches. Undefined when it takes no votes. */
export const loadReminded = async (
  postId: string,
  { entries, polls, discussionFollows }: Pick<DiscussionsDeps, "entries" | "polls" | "discussionFollows">,
  now: Date,
) => {
  const post = await entries.find(postId);
  if (post?.kind !== "post" || post.deletedAt !== null || !post.questionnaire) return undefined;
  const { questionnaire } = post;
  const [state, choices] = await Promise.all([polls.read(postId), discussionFollows.of(postId)]);
  if (closedAtOf(questionnaire, state, now)) return undefined;
  /** For whom somebody could still vote: an office, or just the person. */
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
