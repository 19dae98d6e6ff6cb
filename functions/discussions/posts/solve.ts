import { actorOf } from "../../../shared/contract/permissions.ts";
import { answerProblems } from "../../../shared/discussions/discussions.problems.ts";
import { posts as contract } from "../../../shared/discussions/posts.contract.ts";
import type { StoredPost } from "../../data/discussions/forum-entries.collection.ts";
import {
  type NewNotification,
  notifyWrite,
  withdrawWrite,
} from "../../data/notifications/notifications.repository.ts";
import type { Stores } from "../../data/stores.ts";
import { implement } from "../../platform/http/implement.ts";
import { problemAt } from "../../platform/http/problem.ts";
import { authorToNotify } from "../notifications/author-to-notify.ts";
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
      const author = answer && (await authorToNotify("solution", answer, resource.id, deps));
      const by = actorOf(deps.viewer);
      const notification = (solution: Solution): NewNotification => ({
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
            ...(before?.createdBy ? [withdrawWrite(before.createdBy, notification(before))] : []),
            ...(answer && author ? [notifyWrite(author, notification(answer), deps.now)] : []),
          ],
        },
      );
    },
  },
  { resource: guardedPost() },
);
