import type { Viewer } from "../../../shared/contract/permissions.ts";
import { pollProblems } from "../../../shared/discussions/discussions.problems.ts";
import { polls as contract } from "../../../shared/discussions/polls.contract.ts";
import { choicesOf } from "../../../shared/discussions/questionnaire.ts";
import type { StoredPost } from "../../data/discussions/forum-entries.collection.ts";
import { type NewVote, type StoredVote, voterHash } from "../../data/discussions/polls.repository.ts";
import { actorName } from "../../data/people/actor-name.ts";
import type { Stores } from "../../data/stores.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import type { Write } from "../../platform/table/item.ts";
import { mailingIds } from "../notifications/forum-mailings.ts";
import { postResource } from "../resources.ts";
import {
  closedAtOf,
  hasCast,
  idOfVote,
  type Polled,
  personVoter,
  polled,
  shownQuestionnaire,
  standingVote,
  voterOf,
} from "./shown-questionnaire.ts";

type Voting = Stores & { readonly viewer: Viewer; readonly now: Date };

/** When an office votes at once, each member may lose against all others. */
const TRIES = 30;

type Chosen = Pick<NewVote, "answerId" | "further">;

const voteOf = async (chosen: Chosen, { id, questionnaire }: Polled, deps: Voting): Promise<NewVote> => {
  const { viewer, now } = deps;
  const { oncePerOrganisation, secret } = questionnaire;
  const voter = voterOf(questionnaire, viewer);
  if (!voter) throw new Problem(oncePerOrganisation ? pollProblems.noOffice : pollProblems.noEmployee);
  if (!secret) {
    const { employeeId, employedAt } = viewer;
    const name = await actorName(deps);
    return { voter, ...chosen, employeeId, organisationId: employedAt, createdAt: now.toISOString(), name };
  }
  const secretly = { voter, ...chosen, employeeId: null, createdAt: null };
  if (!oncePerOrganisation) return { ...secretly, organisationId: null };
  const castBy = viewer.employeeId === null ? undefined : voterHash(id, personVoter(viewer.employeeId));
  return { ...secretly, organisationId: viewer.employedAt, castBy };
};

/** Whose vote is replaced; a secret one is found only by trying everybody in the office. */
const casterOf = async (postId: string, standing: StoredVote, { employees, viewer }: Voting) => {
  if (standing.employeeId !== null || !standing.castBy) return standing.employeeId;
  const colleagues = Array.from((await employees.projection()).entries(), ({ listed }) => listed);
  const caster = colleagues.find(
    ({ id, employedAt }) => employedAt === viewer.employedAt && hasCast(postId, standing, id),
  );
  return caster?.id ?? null;
};

const replacedVoteWrites = async (
  { id, questionnaire }: Polled,
  standing: StoredVote | undefined,
  deps: Voting,
): Promise<readonly Write[]> => {
  const { viewer, forumMailings, now } = deps;
  if (!standing || !questionnaire.oncePerOrganisation || hasCast(id, standing, viewer.employeeId)) return [];
  const caster = await casterOf(id, standing, deps);
  return caster === null
    ? []
    : [forumMailings.planWrite(mailingIds.replacedVote(id, caster, now), now.getTime())];
};

export const votes = implement<Pick<typeof contract, "vote">, Stores, Stored<StoredPost>>(
  { vote: contract.vote },
  {
    vote: async ({ resource, body: { answerId, further, replaces } }, deps) => {
      const { polls, viewer, now } = deps;
      const post = polled(resource);
      const { oncePerOrganisation, voteCanChange, maxChoices = 1 } = post.questionnaire;
      const others = [...new Set(further)].filter((id) => id !== answerId);
      if (others.length >= maxChoices) throw problemAt(pollProblems.tooManyAnswers, "further");
      const vote = await voteOf({ answerId, ...(others.length > 0 && { further: others }) }, post, deps);
      for (let attempt = 1; ; attempt++) {
        const state = await polls.read(post.id);
        const standing = standingVote(post, state, viewer);
        if (closedAtOf(post.questionnaire, state, now)) throw new Problem(pollProblems.over);
        const unknown = choicesOf(vote).find((id) => !state.answerIds.includes(id));
        if (unknown !== undefined)
          throw problemAt(pollProblems.unknownAnswer, unknown === answerId ? "answerId" : "further");
        if (standing && !voteCanChange) {
          throw new Problem(oncePerOrganisation ? pollProblems.officeVoted : pollProblems.alreadyVoted);
        }
        const isUnseen = replaces !== undefined && replaces !== (standing ? idOfVote(standing) : null);
        if (isUnseen || attempt > TRIES) {
          throw new Problem(pollProblems.otherVote, { current: shownQuestionnaire(post, state, deps) });
        }
        if (await polls.vote(post.id, vote, standing, await replacedVoteWrites(post, standing, deps))) {
          return shownQuestionnaire(post, await polls.read(post.id), deps);
        }
      }
    },
  },
  { resource: postResource },
);
