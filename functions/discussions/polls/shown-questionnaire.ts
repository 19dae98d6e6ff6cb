import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { Questionnaire, Vote } from "../../../shared/discussions/questionnaire.ts";
import type { StoredPost, StoredQuestionnaire } from "../../data/discussions/forum-entries.collection.ts";
import { type PollState, type StoredVote, voterHash } from "../../data/discussions/polls.repository.ts";

export type Polled = Pick<StoredPost, "id"> & { readonly questionnaire: StoredQuestionnaire };

/** Offices vote under their own ids, so that each has one vote whoever casts it. */
export const voterOf = (
  { oncePerOrganisation }: Pick<StoredQuestionnaire, "oncePerOrganisation">,
  { employedAt, employeeId }: Pick<Viewer, "employedAt" | "employeeId">,
): string | null => {
  if (oncePerOrganisation) return employedAt && `office ${employedAt}`;
  return employeeId && `person ${employeeId}`;
};

export const closedAtOf = (
  { endOfVoting }: StoredQuestionnaire,
  { stoppedAt }: PollState,
  now: Date,
): string | null => {
  if (stoppedAt !== null) return stoppedAt;
  return endOfVoting !== null && endOfVoting <= now.toISOString() ? endOfVoting : null;
};

/** A secret ballot tells the office at most, and never what it chose. */
const shownVote = ({ secret }: StoredQuestionnaire, vote: StoredVote): Vote =>
  secret ? { answerId: null, employeeId: null, organisationId: vote.organisationId, createdAt: null } : vote;

export const shownQuestionnaire = (
  { id, questionnaire }: Polled,
  state: PollState,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
): Questionnaire => {
  const voter = voterOf(questionnaire, viewer);
  const ownVote = (voter && state.votes[voterHash(id, voter)]?.answerId) ?? null;
  const closedAt = closedAtOf(questionnaire, state, now);
  const { resultsVisible, answers } = questionnaire;
  const isShown =
    closedAt !== null || resultsVisible === "always" || (resultsVisible === "afterVote" && ownVote !== null);
  const votes = Object.values(state.votes);
  const countOf = (answerId: string) => votes.filter((vote) => vote.answerId === answerId).length;
  return {
    ...questionnaire,
    answers: answers.map((answer) => ({ ...answer, count: isShown ? countOf(answer.id) : null })),
    votes: isShown ? votes.map((vote) => shownVote(questionnaire, vote)) : null,
    votesCount: votes.length,
    ownVote,
    closedAt,
  };
};
