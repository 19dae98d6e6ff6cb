import { postProblems } from "../../../shared/discussions/discussions.problems.ts";
import { posts as contract } from "../../../shared/discussions/posts.contract.ts";
import type { StoredPost } from "../../data/discussions/forum-entries.collection.ts";
import type { Stores } from "../../data/stores.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import { postResource } from "../resources.ts";

export const follows = implement<Pick<typeof contract, "follow">, Stores, Stored<StoredPost>>(
  { follow: contract.follow },
  {
    follow: async ({ resource, body }, { discussionFollows, viewer: { employeeId } }) => {
      if (employeeId === null) throw new Problem(postProblems.noEmployee);
      await discussionFollows.choose(resource.id, employeeId, body.follows);
    },
  },
  { resource: postResource },
);
