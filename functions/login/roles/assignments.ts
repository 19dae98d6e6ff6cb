import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { type Assignment, assignments as contract } from "../../../shared/login/assignments.contract.ts";
import { userProblems } from "../../../shared/login/login.problems.ts";
import type { Role } from "../../../shared/login/role.ts";
import { activeRoleIds, type StoredUser } from "../../data/people/users.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { everything } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import { problemAt } from "../../platform/http/problem.ts";
import type { LoginDeps } from "../login.deps.ts";
import { assignmentWrites } from "./role-trail.ts";

const assignmentsOf = (user: StoredUser, roles: readonly Role[]): Assignment[] => {
  const active = new Set(activeRoleIds(user));
  return roles.map(({ id, name, ruleGroupName }) => ({
    userId: user.id,
    roleId: id,
    ruleGroupName,
    roleName: name,
    active: active.has(id),
  }));
};

type Change = Pick<Assignment, "userId" | "roleId" | "active">;

const requireOwnRows = (userId: string, changes: readonly Change[], roles: readonly Role[]): void => {
  const known = new Set(roles.map(({ id }) => id));
  for (const [at, change] of changes.entries()) {
    if (change.userId !== userId) throw problemAt(userProblems.notThisOne, `${at}.userId`);
    if (!known.has(change.roleId)) throw problemAt(userProblems.roleUnknown, `${at}.roleId`);
  }
};

/** Taking a user's own role away leaves `roleId` empty. */
const withAssignments = (user: StoredUser, changes: readonly Change[]): StoredUser => {
  const named = new Map(changes.map(({ roleId, active }) => [roleId, active]));
  const ownStays = user.roleId === null || named.get(user.roleId) !== false;
  const unnamed = user.assignments.filter(({ roleId }) => !named.has(roleId));
  const given = [...named].filter(([roleId]) => roleId !== user.roleId);
  return {
    ...user,
    roleId: ownStays ? user.roleId : null,
    assignments: [...unnamed, ...given.map(([roleId, active]) => ({ roleId, active }))],
  };
};

const allRoles = async ({ roles }: LoginDeps) =>
  (await roles.list(listConfig({ limit: MAX_LIMIT }), everything)).data;

export const assignments = implement<typeof contract, LoginDeps, Stored<StoredUser>>(
  contract,
  {
    list: async ({ resource }, deps) => assignmentsOf(resource, await allRoles(deps)),

    update: async ({ resource, body }, deps) => {
      const roles = await allRoles(deps);
      requireOwnRows(resource.id, body, roles);
      const user = await deps.users.update(resource.id, (before) => withAssignments(before, body), {
        from: resource,
        inTransaction: (before, after) => assignmentWrites(before, after, roles, deps.trail),
      });
      return assignmentsOf(user, roles);
    },
  },
  { resource: { source: ({ users }) => users } },
);
