import { ulid } from "ulid";
import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import type { roles as contract } from "../../../shared/login/roles.contract.ts";
import type { Handlers } from "../../platform/http/implement.ts";
import { notFound, Problem } from "../../platform/problem.ts";
import type { LoginDeps } from "../login.deps.ts";
import { assignmentsOf, requireOwnRows, withAssignments } from "./assignments.ts";

const all = listConfig({ limit: MAX_LIMIT });

const isAssigned = async (roleId: string, { users }: LoginDeps) => {
  const known = await users.projection();
  return Iterator.from(known.entries()).some(({ listed }) => listed.activeRoleIds.includes(roleId));
};

export const roles: Handlers<typeof contract, LoginDeps, undefined> = {
  list: (_, { roles }) => roles.list(all),

  create: ({ body }, { roles }) => roles.insert({ ...body, id: ulid() }),

  update: ({ params, body, ifVersion }, { roles }) =>
    roles.update(params.id, "role.not-found", ({ id }) => ({ ...body, id }), { ifVersion }),

  remove: ({ params, ifVersion }, deps) =>
    deps.roles.remove(params.id, "role.not-found", {
      ifVersion,
      refuse: async () => {
        if (await isAssigned(params.id, deps)) throw new Problem("role.is-assigned");
      },
    }),

  ofUser: async ({ params }, { users, roles }) => {
    const [user, { data }] = await Promise.all([users.find(params.id), roles.list(all)]);
    return user ? assignmentsOf(user, data) : notFound("user.not-found");
  },

  assign: async ({ params, body }, { users, roles }) => {
    const { data } = await roles.list(all);
    if (!(await users.find(params.id))) notFound("user.not-found");
    requireOwnRows(params.id, body, data);
    const user = await users.update(params.id, "user.not-found", (before) => withAssignments(before, body));
    return assignmentsOf(user, data);
  },
};
