import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { assignments as contract } from "../../../shared/login/assignments.contract.ts";
import type { StoredUser } from "../../data/people/users.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { everything } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import type { LoginDeps } from "../login.deps.ts";
import { assignmentsOf, requireOwnRows, withAssignments } from "./assigned-roles.ts";
import { assignmentWrites } from "./role-trail.ts";

const allRoles = async ({ roles }: LoginDeps) =>
  (await roles.list(listConfig({ limit: MAX_LIMIT }), everything)).data;

export const assignments = implement<typeof contract, LoginDeps, Stored<StoredUser>>(
  contract,
  {
    list: async ({ subject }, deps) => assignmentsOf(subject, await allRoles(deps)),

    update: async ({ subject, body }, deps) => {
      const roles = await allRoles(deps);
      requireOwnRows(subject.id, body, roles);
      const user = await deps.users.update(subject.id, (before) => withAssignments(before, body), {
        from: subject,
        alongside: (before, after) => assignmentWrites(before, after, roles, deps.trail),
      });
      return assignmentsOf(user, roles);
    },
  },
  { subject: { source: ({ users }) => users } },
);
