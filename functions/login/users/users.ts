import { allows, type Rule } from "../../../shared/contract/permissions.ts";
import { userProblems } from "../../../shared/login/login.problems.ts";
import type { users as contract } from "../../../shared/login/users.contract.ts";
import { employeeProblems } from "../../../shared/organisations/organisations.problems.ts";
import { activeRoleIds, type StoredUser, usernameKey } from "../../data/people/users.collection.ts";
import type { Handlers } from "../../platform/http/implement.ts";
import { notFound, Problem } from "../../platform/http/problem.ts";
import type { LoginDeps } from "../login.deps.ts";
import { resetSecondFactor } from "../second-factor/reset-second-factor.ts";
import { createUser, updateUser } from "./save-user.ts";

const find = async (id: string, { users }: LoginDeps) =>
  (await users.find(id)) ?? notFound(userProblems.notFound);

const asKnown = (user: StoredUser) => ({ ...user, isInvited: user.passwordHash === null });

const reasonsOf = async (user: StoredUser, rule: Rule, ressource: string | null, { roles }: LoginDeps) => {
  const held = await roles.findMany(activeRoleIds(user));
  const granting = [...held.values()].flatMap(({ id, name, ruleGroupName, rules }) =>
    rules
      .map((grant) => ({ rule: grant.rule, ressource: grant.ressource ?? null }))
      .filter((grant) => allows(grant, rule, ressource))
      .map((grant) => ({ id, name, ruleGroupName, ressource: grant.ressource })),
  );
  return {
    isAllowed: user.isActive && (user.isAdmin || granting.length > 0),
    isActive: user.isActive,
    isAdmin: user.isAdmin,
    roles: granting,
  };
};

export const users: Handlers<typeof contract, LoginDeps, undefined> = {
  list: ({ query }, { userList }) => userList(query.config),

  ofEmployee: async ({ params }, { users, employees }) => {
    const [known, employee] = await Promise.all([users.projection(), employees.find(params.id)]);
    if (!employee) notFound(employeeProblems.notFound);
    const data = Array.from(known.entries())
      .filter(({ listed }) => listed.employeeId === params.id)
      .map(({ id, listed }) => ({ ...listed, id }));
    return { totalCount: data.length, data };
  },

  read: async ({ params }, deps) => asKnown(await find(params.id, deps)),

  create: async ({ body }, deps) => asKnown(await createUser(body, deps, deps.trail)),

  update: async ({ params, body, ifVersion }, deps) =>
    asKnown(await updateUser(params.id, body, ifVersion, deps, deps.trail)),

  invite: async ({ params }, deps) => {
    const user = await find(params.id, deps);
    const employee = user.employeeId ? await deps.employees.find(user.employeeId) : undefined;
    if (!user.isActive || !employee?.email) throw new Problem(userProblems.notReachable);
    const kind = user.passwordHash === null ? "invitation" : "reset";
    const entry = await deps.trail.write({ subject: { name: user.username } });
    await deps.accountMails.request({ username: usernameKey(user.username), kind }, [entry]);
  },

  resetSecondFactor,

  permissions: async ({ params, query }, deps) =>
    reasonsOf(await find(params.id, deps), query.rule, query.ressource ?? null, deps),
};
