import { actorOf } from "../../../shared/contract/permissions.ts";
import { answerProblems } from "../../../shared/discussions/discussions.problems.ts";
import { posts as contract } from "../../../shared/discussions/posts.contract.ts";
import type { StoredPost } from "../../data/discussions/forum-entries.collection.ts";
import { type Told, tellWrite, untellWrite } from "../../data/notifications/notifications.repository.ts";
import type { Stores } from "../../data/stores.ts";
import { implement } from "../../platform/http/implement.ts";
import { problemAt } from "../../platform/http/problem.ts";
import { authorToTell } from "../notifications/author-to-tell.ts";
import { type Guarded, guardedPost } from "../resources.ts";

interface Solution {
  readonly id: string;
}

export const solve = implement<Pick<typeof contract, "solve">, Stores, Guarded<StoredPost>>(
  { solve: contract.solve },
  {
    solve: async ({ resource, body: { answerId } }, deps) => {
      const answers = (await deps.threads()).get(resource.id)?.answers ?? [];
      const answer = answers.find(({ id }) => id === answerId);
      if (answerId !== null && !answer) throw problemAt(answerProblems.unknown, "answerId");
      const before = answers.find(({ id }) => id === resource.solutionId);
      if (before === answer) return;
      const author = answer && (await authorToTell("solution", answer, resource.id, deps));
      const by = actorOf(deps.viewer);
      const told = (solution: Solution): Told => ({
        kind: "solution",
        subject: { area: "forumEntry", id: resource.id },
        occasion: solution.id,
        by,
      });
      await deps.forumEntries.update(
        resource.id,
        (post) => (post.kind === "post" ? { ...post, solutionId: answerId } : post),
        {
          inTransaction: [
            ...(before?.createdBy ? [untellWrite(before.createdBy, told(before))] : []),
            ...(answer && author ? [tellWrite(author, told(answer), deps.now)] : []),
          ],
        },
      );
    },
  },
  { resource: guardedPost() },
);
