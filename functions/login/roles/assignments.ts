import { userProblems } from "../../../shared/login/login.problems.ts";
import type { Role } from "../../../shared/login/role.ts";
import type { Assignment } from "../../../shared/login/roles.contract.ts";
import { activeRoleIds, type StoredUser } from "../../data/people/users.collection.ts";
import { problemAt } from "../../platform/http/problem.ts";

export const assignmentsOf = (user: StoredUser, roles: readonly Role[]): Assignment[] => {
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

export const requireOwnRows = (userId: string, changes: readonly Change[], roles: readonly Role[]): void => {
  const known = new Set(roles.map(({ id }) => id));
  for (const [at, change] of changes.entries()) {
    if (change.userId !== userId) throw problemAt(userProblems.notThisOne, `${at}.userId`);
    if (!known.has(change.roleId)) throw problemAt(userProblems.roleUnknown, `${at}.roleId`);
  }
};

/** Losing the own role leaves the user none of its kind. */
export const withAssignments = (user: StoredUser, changes: readonly Change[]): StoredUser => {
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
