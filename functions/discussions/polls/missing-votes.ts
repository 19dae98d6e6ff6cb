import type { Employee } from "../../../shared/organisations/employee.ts";
import { type PollState, voterHash } from "../../data/discussions/polls.repository.ts";
import { type Polled, voterOf } from "./shown-questionnaire.ts";

/** For whom this person could still vote: for oneself, or for one's office. */
export const missingVoter = (
  { id, questionnaire }: Polled,
  { votes }: PollState,
  { id: employeeId, employedAt }: Pick<Employee, "id" | "employedAt">,
): string | undefined => {
  const voter = voterOf(questionnaire, { employeeId, employedAt });
  return voter === null || voterHash(id, voter) in votes ? undefined : voter;
};
