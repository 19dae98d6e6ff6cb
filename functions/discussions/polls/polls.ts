import { officeDay } from "../../../shared/dates/office-days.ts";
import { pollProblems } from "../../../shared/discussions/discussions.problems.ts";
import { polls as contract } from "../../../shared/discussions/polls.contract.ts";
import type { StoredPost } from "../../data/discussions/forum-entries.collection.ts";
import { reachableEmployees } from "../../data/people/reachable-employees.ts";
import type { Stores } from "../../data/stores.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import { mailingIds, resultWrites } from "../notifications/forum-mailings.ts";
import { loadReminded } from "../notifications/reminded.ts";
import { type Guarded, guardedPost } from "../resources.ts";
import { polled, shownQuestionnaire } from "./shown-questionnaire.ts";

export const pollControl = implement<
  Pick<typeof contract, "stop" | "reopen" | "remind">,
  Stores,
  Guarded<StoredPost>
>(
  { stop: contract.stop, reopen: contract.reopen, remind: contract.remind },
  {
    stop: async ({ resource }, deps) => {
      const post = polled(resource);
      const resultMailing = resultWrites([post.questionnaire], post.id, deps);
      return shownQuestionnaire(
        post,
        await deps.polls.stop(post.id, deps.now.toISOString(), resultMailing),
        deps,
      );
    },

    reopen: async ({ resource }, deps) => {
      const { polls, forumMailings, trail, now } = deps;
      const post = polled(resource);
      const { endOfVoting, mailsResult } = post.questionnaire;
      if (endOfVoting !== null && endOfVoting <= now.toISOString()) throw new Problem(pollProblems.endInPast);
      const before = await polls.read(post.id);
      if (before.stoppedAt === null) return shownQuestionnaire(post, before, deps);
      const state = await polls.reopen(post.id, [
        await trail.write(),
        ...(mailsResult ? [forumMailings.planAnewWrite(mailingIds.result(post.id), now.getTime())] : []),
      ]);
      return shownQuestionnaire(post, state, deps);
    },

    remind: async ({ resource }, deps) => {
      const { polls, forumMailings, now } = deps;
      const { id } = polled(resource);
      const reminded = await loadReminded(id, deps, now);
      if (!reminded) throw new Problem(pollProblems.over);
      const missing = new Set<string>();
      for await (const employee of reachableEmployees(deps, reminded.lacksVote)) {
        const voter = reminded.missingVoter(employee);
        if (voter !== undefined) missing.add(voter);
      }
      const day = officeDay(now);
      const mailing = forumMailings.planWrite(mailingIds.reminder(id, day), now.getTime());
      if (await polls.remind(id, day, [mailing])) return { reminded: missing.size };
      const isOver = (await loadReminded(id, deps, now)) === undefined;
      throw new Problem(isOver ? pollProblems.over : pollProblems.remindedToday);
    },
  },
  { resource: guardedPost() },
);
