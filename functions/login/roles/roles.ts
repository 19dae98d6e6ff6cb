import { ulid } from "ulid";
import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { ressourceKinds } from "../../../shared/contract/permissions.ts";
import { roleProblems, userProblems } from "../../../shared/login/login.problems.ts";
import type { Role } from "../../../shared/login/role.ts";
import type { roles as contract } from "../../../shared/login/roles.contract.ts";
import { everything } from "../../platform/collection/visible.ts";
import type { Handlers } from "../../platform/http/implement.ts";
import { notFound, Problem, problemAt } from "../../platform/http/problem.ts";
import type { LoginDeps } from "../login.deps.ts";
import { assignmentsOf, requireOwnRows, withAssignments } from "./assignments.ts";
import { assignmentWrites, roleFacts } from "./role-trail.ts";

const all = listConfig({ limit: MAX_LIMIT });

const holdersByRole = async ({ users }: LoginDeps) => {
  const counts = new Map<string, number>();
  for (const { listed } of (await users.projection()).entries()) {
    for (const id of listed.activeRoleIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};

const requireKnownOffices = async (rules: Role["rules"], { organisations }: LoginDeps) => {
  const wanted = rules.map(({ rule, ressource }) =>
    ressource && ressourceKinds[rule] === "organisation" ? ressource : undefined,
  );
  const known = await organisations.findMany(wanted.filter((id) => id !== undefined));
  const at = wanted.findIndex((id) => id !== undefined && !known.has(id));
  if (at >= 0) throw problemAt(roleProblems.ressourceUnknown, `rules.${at}.ressource`);
};

export const roles: Handlers<typeof contract, LoginDeps, undefined> = {
  list: async (_, deps) => {
    const [{ totalCount, data }, holders] = await Promise.all([
      deps.roles.list(all, everything),
      holdersByRole(deps),
    ]);
    return { totalCount, data: data.map((role) => ({ ...role, usersCount: holders.get(role.id) ?? 0 })) };
  },

  read: async ({ params }, { roles }) => (await roles.find(params.id)) ?? notFound(roleProblems.notFound),

  create: async ({ body }, deps) => {
    await requireKnownOffices(body.rules, deps);
    const role = { ...body, id: ulid() };
    return deps.roles.insert(role, [await deps.trail.write({ subject: role, facts: roleFacts(role) })]);
  },

  update: ({ params, body, ifVersion }, deps) => {
    const change = async ({ id }: Role) => {
      await requireKnownOffices(body.rules, deps);
      return { ...body, id };
    };
    return deps.roles.update(params.id, change, {
      ifVersion,
      alongside: async (before, after) => [
        await deps.trail.write({ subject: after, facts: roleFacts(after, before) }),
      ],
    });
  },

  remove: ({ params, ifVersion }, deps) =>
    deps.roles.remove(params.id, {
      ifVersion,
      alongside: async (role) => [await deps.trail.write({ subject: role })],
      refuse: async () => {
        if ((await holdersByRole(deps)).has(params.id)) throw new Problem(roleProblems.isAssigned);
      },
    }),

  ofUser: async ({ params }, { users, roles }) => {
    const [user, { data }] = await Promise.all([users.find(params.id), roles.list(all, everything)]);
    return user ? assignmentsOf(user, data) : notFound(userProblems.notFound);
  },

  assign: async ({ params, body }, { users, roles, trail }) => {
    const { data } = await roles.list(all, everything);
    if (!(await users.find(params.id))) notFound(userProblems.notFound);
    requireOwnRows(params.id, body, data);
    const user = await users.update(params.id, (before) => withAssignments(before, body), {
      alongside: (before, after) => assignmentWrites(before, after, data, trail),
    });
    return assignmentsOf(user, data);
  },
};
