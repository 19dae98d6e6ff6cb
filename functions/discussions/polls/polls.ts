import { officeDay } from "../../../shared/dates/office-days.ts";
import { pollProblems } from "../../../shared/discussions/discussions.problems.ts";
import { polls as contract } from "../../../shared/discussions/polls.contract.ts";
import type { StoredPost } from "../../data/discussions/forum-entries.collection.ts";
import { reachableEmployees } from "../../data/people/reachable-employees.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound, Problem, problemAt } from "../../platform/http/problem.ts";
import type { DiscussionsDeps } from "../discussions.deps.ts";
import { mailingIds, resultWrites } from "../notifications/forum-mailings.ts";
import { loadReminded } from "../notifications/reminded.ts";
import { type Guarded, guardedPost, postSubject } from "../subjects.ts";
import { closedAtOf, type Polled, shownQuestionnaire, voterOf } from "./shown-questionnaire.ts";

const polled = ({ id, questionnaire }: StoredPost): Polled => ({
  id,
  questionnaire: questionnaire ?? notFound(pollProblems.notFound),
});

export const votes = implement<Pick<typeof contract, "vote">, DiscussionsDeps, Stored<StoredPost>>(
  { vote: contract.vote },
  {
    vote: async ({ subject, body: { answerId } }, deps) => {
      const { polls, viewer, now } = deps;
      const post = polled(subject);
      const { questionnaire } = post;
      const { oncePerOrganisation, secret, voteCanChange } = questionnaire;
      const voter = voterOf(questionnaire, viewer);
      if (!voter) throw new Problem(oncePerOrganisation ? pollProblems.noOffice : pollProblems.noEmployee);
      if (closedAtOf(questionnaire, await polls.read(post.id), now)) throw new Problem(pollProblems.over);
      const result = await polls.vote(
        post.id,
        {
          voter,
          answerId,
          employeeId: secret ? null : viewer.employeeId,
          organisationId: secret && !oncePerOrganisation ? null : viewer.employedAt,
          createdAt: secret ? null : now.toISOString(),
        },
        voteCanChange,
      );
      if (result === "unknownAnswer") throw problemAt(pollProblems.unknownAnswer, "answerId");
      if (result === "over") throw new Problem(pollProblems.over);
      if (result === "alreadyVoted") {
        throw new Problem(oncePerOrganisation ? pollProblems.officeVoted : pollProblems.alreadyVoted);
      }
      return shownQuestionnaire(post, await polls.read(post.id), deps);
    },
  },
  { subject: postSubject },
);

export const pollControl = implement<
  Pick<typeof contract, "stop" | "remind">,
  DiscussionsDeps,
  Guarded<StoredPost>
>(
  { stop: contract.stop, remind: contract.remind },
  {
    stop: async ({ subject }, deps) => {
      const post = polled(subject);
      const tellsResult = resultWrites([post.questionnaire], post.id, deps);
      return shownQuestionnaire(
        post,
        await deps.polls.stop(post.id, deps.now.toISOString(), tellsResult),
        deps,
      );
    },

    remind: async ({ subject }, deps) => {
      const { polls, mailings, now } = deps;
      const { id } = polled(subject);
      const reminded = await loadReminded(id, deps, now);
      if (!reminded) throw new Problem(pollProblems.over);
      const missing = new Set<string>();
      for await (const employee of reachableEmployees(deps, reminded.lacksVote)) {
        const voter = reminded.missingVoter(employee);
        if (voter !== undefined) missing.add(voter);
      }
      const day = officeDay(now);
      const mailing = mailings.planWrite(mailingIds.reminder(id, day), now.getTime());
      if (await polls.remind(id, day, [mailing])) return { reminded: missing.size };
      const isOver = (await loadReminded(id, deps, now)) === undefined;
      throw new Problem(isOver ? pollProblems.over : pollProblems.remindedToday);
    },
  },
  { subject: guardedPost() },
);
