import type { Employee } from "../../../shared/organisations/employee.ts";
import type { PollState } from "../../data/discussions/polls.repository.ts";
import { type Polled, standingVote, voterOf } from "./shown-questionnaire.ts";

/** For whom this person could still vote: for oneself, or for one's office. */
export const missingVoter = (
  post: Polled,
  state: PollState,
  { id: employeeId, employedAt }: Pick<Employee, "id" | "employedAt">,
): string | undefined => {
  const person = { employeeId, employedAt };
  return standingVote(post, state, person) ? undefined : (voterOf(post.questionnaire, person) ?? undefined);
};
