import type { Viewer } from "../../../shared/contract/permissions.ts";
import { pollProblems } from "../../../shared/discussions/discussions.problems.ts";
import { choicesOf, type Questionnaire, type Vote } from "../../../shared/discussions/questionnaire.ts";
import type { StoredPost, StoredQuestionnaire } from "../../data/discussions/forum-entries.collection.ts";
import { type PollState, type StoredVote, voterHash } from "../../data/discussions/polls.repository.ts";
import { notFound } from "../../platform/http/problem.ts";

export type Polled = Pick<StoredPost, "id"> & { readonly questionnaire: StoredQuestionnaire };

export const polled = ({ id, questionnaire }: StoredPost): Polled => ({
  id,
  questionnaire: questionnaire ?? notFound(pollProblems.notFound),
});

type Voter = Pick<Viewer, "employedAt" | "employeeId">;

export const personVoter = (employeeId: string): string => `person ${employeeId}`;

/** Offices vote under their own ids, so that each has one vote whoever casts it. */
export const voterOf = (
  { oncePerOrganisation }: Pick<StoredQuestionnaire, "oncePerOrganisation">,
  { employedAt, employeeId }: Voter,
): string | null => {
  if (oncePerOrganisation) return employedAt && `office ${employedAt}`;
  return employeeId && personVoter(employeeId);
};

export const closedAtOf = (
  { endOfVoting }: StoredQuestionnaire,
  { stoppedAt }: PollState,
  now: Date,
): string | null => {
  if (stoppedAt !== null) return stoppedAt;
  return endOfVoting !== null && endOfVoting <= now.toISOString() ? endOfVoting : null;
};

export const standingVote = (
  { id, questionnaire }: Polled,
  { votes }: PollState,
  person: Voter,
): StoredVote | undefined => {
  const voter = voterOf(questionnaire, person);
  return voter === null ? undefined : votes[voterHash(id, voter)];
};

/** Changes with a replacing vote; a secret ballot keeps no time, so that all its votes share one id. */
export const idOfVote = ({ createdAt }: StoredVote): string => createdAt ?? "secret";

export const hasCast = (postId: string, { employeeId, castBy }: StoredVote, person: string | null): boolean =>
  person !== null && (employeeId === person || castBy === voterHash(postId, personVoter(person)));

const shownVote = (
  { secret }: StoredQuestionnaire,
  { answerId, further, employeeId, name = null, organisationId, createdAt }: StoredVote,
): Vote =>
  secret
    ? { answerId: null, employeeId: null, name: null, organisationId, createdAt: null }
    : { answerId, further, employeeId, name, organisationId, createdAt };

const ownVotes = (post: Polled, state: PollState, viewer: Viewer) => {
  const { id, questionnaire } = post;
  const { oncePerOrganisation, secret } = questionnaire;
  const standing = standingVote(post, state, viewer);
  if (!standing) return { ownVote: null, ownVotes: [], officeVote: null };
  const isOwn = !oncePerOrganisation || hasCast(id, standing, viewer.employeeId);
  const ownVotes = secret && !isOwn ? [] : choicesOf(standing);
  const [ownVote = null, ...further] = ownVotes;
  const officeVote = {
    ...shownVote(questionnaire, standing),
    id: idOfVote(standing),
    answerId: ownVote,
    ...(further.length > 0 && { further }),
    isOwn,
  };
  return { ownVote, ownVotes, officeVote: oncePerOrganisation ? officeVote : null };
};

export const shownQuestionnaire = (
  post: Polled,
  state: PollState,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
): Questionnaire => {
  const { questionnaire } = post;
  const own = ownVotes(post, state, viewer);
  const hasVoted = own.ownVote !== null || own.officeVote !== null;
  const closedAt = closedAtOf(questionnaire, state, now);
  const { resultsVisible, answers } = questionnaire;
  const isShown =
    closedAt !== null || resultsVisible === "always" || (resultsVisible === "afterVote" && hasVoted);
  const votes = Object.values(state.votes);
  const countOf = (answerId: string) => votes.filter((vote) => choicesOf(vote).includes(answerId)).length;
  return {
    ...questionnaire,
    maxChoices: questionnaire.maxChoices ?? 1,
    answers: answers.map((answer) => ({ ...answer, count: isShown ? countOf(answer.id) : null })),
    votes: isShown ? votes.map((vote) => shownVote(questionnaire, vote)) : null,
    votesCount: votes.length,
    ...own,
    closedAt,
  };
};
