import { ulid } from "ulid";
import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { roleProblems } from "../../../shared/login/login.problems.ts";
import type { Role } from "../../../shared/login/role.ts";
import { roles as contract } from "../../../shared/login/roles.contract.ts";
import { requireKnownOffices } from "../../data/people/grants.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { everything } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { LoginDeps } from "../login.deps.ts";
import { roleFacts } from "./role-trail.ts";

const all = listConfig({ limit: MAX_LIMIT });

const holdersByRole = async ({ users }: LoginDeps) => {
  const counts = new Map<string, number>();
  for (const { listed } of (await users.projection()).entries()) {
    for (const id of listed.activeRoleIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};

export const roles = implement<typeof contract, LoginDeps, Stored<Role>>(
  contract,
  {
    list: async (_, deps) => {
      const [{ totalCount, data }, holders] = await Promise.all([
        deps.roles.list(all, everything),
        holdersByRole(deps),
      ]);
      return { totalCount, data: data.map((role) => ({ ...role, usersCount: holders.get(role.id) ?? 0 })) };
    },

    read: ({ resource }) => resource,

    create: async ({ body }, deps) => {
      await requireKnownOffices(body.rules, deps.organisations);
      const role = { ...body, id: ulid() };
      return deps.roles.insert(role, [await deps.trail.write({ subject: role, facts: roleFacts(role) })]);
    },

    update: ({ resource, body, ifVersion }, deps) => {
      const change = async ({ id }: Role) => {
        await requireKnownOffices(body.rules, deps.organisations);
        return { ...body, id };
      };
      return deps.roles.update(resource.id, change, {
        ifVersion,
        from: resource,
        inTransaction: async (before, after) => [
          await deps.trail.write({ subject: after, facts: roleFacts(after, before) }),
        ],
      });
    },

    remove: ({ resource, ifVersion }, deps) =>
      deps.roles.remove(resource.id, {
        ifVersion,
        from: resource,
        inTransaction: async (role) => [await deps.trail.write({ subject: role })],
        refuse: async () => {
          if ((await holdersByRole(deps)).has(resource.id)) throw new Problem(roleProblems.isAssigned);
        },
      }),
  },
  { resource: { source: ({ roles }) => roles } },
);
