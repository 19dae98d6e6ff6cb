import { cloudProblems } from "../../../shared/cloud/cloud.problems.ts";
import { watching as contract } from "../../../shared/cloud/watching.contract.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { CloudDeps } from "../cloud.deps.ts";
import { itemSubject, type PlacedItem } from "../items/item-subject.ts";

export const watching = implement<{ readonly watching: typeof contract }, CloudDeps, PlacedItem>(
  { watching: contract },
  {
    watching: async ({ subject, body }, { cloudWatches, viewer: { employeeId }, now }) => {
      if (subject.isFile) throw new Problem(cloudProblems.foldersOnly);
      if (employeeId === null) throw new Problem(cloudProblems.noEmployee);
      if (body.watches) await cloudWatches.begin(subject.id, employeeId, now);
      else await cloudWatches.end(subject.id, employeeId);
    },
  },
  { subject: itemSubject },
);
