import { cloudProblems } from "../../../shared/cloud/cloud.problems.ts";
import { watching as contract } from "../../../shared/cloud/watching.contract.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { CloudDeps } from "../cloud.deps.ts";
import { itemResource, type LocatedItem } from "../items/item-resource.ts";

export const watching = implement<{ readonly watching: typeof contract }, CloudDeps, LocatedItem>(
  { watching: contract },
  {
    watching: async ({ resource, body }, { cloudWatches, viewer: { employeeId }, now }) => {
      if (resource.isFile) throw new Problem(cloudProblems.foldersOnly);
      if (employeeId === null) throw new Problem(cloudProblems.noEmployee);
      if (body.watches) await cloudWatches.begin(resource.id, employeeId, now);
      else await cloudWatches.end(resource.id, employeeId);
    },
  },
  { resource: itemResource },
);
