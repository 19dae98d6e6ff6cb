import { postProblems } from "../../../shared/discussions/discussions.problems.ts";
import { posts as contract } from "../../../shared/discussions/posts.contract.ts";
import type { StoredPost } from "../../data/discussions/forum-entries.collection.ts";
import type { Stores } from "../../data/stores.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import { postSubject } from "../subjects.ts";

export const follows = implement<Pick<typeof contract, "follow">, Stores, Stored<StoredPost>>(
  { follow: contract.follow },
  {
    follow: async ({ subject, body }, { discussionFollows, viewer: { employeeId } }) => {
      if (employeeId === null) throw new Problem(postProblems.noEmployee);
      await discussionFollows.choose(subject.id, employeeId, body.follows);
    },
  },
  { subject: postSubject },
);
