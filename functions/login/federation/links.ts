import { federation } from "../../../shared/login/federation.contract.ts";
import { firmAccountProblems } from "../../../shared/login/login.problems.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound } from "../../platform/http/problem.ts";
import type { FederationDeps } from "./federation.deps.ts";

const contract = federation.links;

export const links = implement<typeof contract, FederationDeps>(contract, {
  list: async (_, { users, viewer, providers }) => {
    const user = await users.find(viewer.userId);
    const data = (user?.firmAccounts ?? []).map(({ providerId, since }) => ({
      id: providerId,
      label: providers.find(({ id }) => id === providerId)?.label ?? providerId,
      since,
    }));
    return { totalCount: data.length, data };
  },

  remove: async ({ params }, { users, firmAccounts, viewer, trail, providers }) => {
    const label = providers.find(({ id }) => id === params.id)?.label ?? params.id;
    const facts = { provider: label };
    await users.update(
      viewer.userId,
      (user) => {
        const others = (user.firmAccounts ?? []).filter(({ providerId }) => providerId !== params.id);
        if (others.length === (user.firmAccounts ?? []).length) notFound(firmAccountProblems.notFound);
        return { ...user, firmAccounts: others };
      },
      {
        inTransaction: async (before) => [
          ...(before.firmAccounts ?? [])
            .filter(({ providerId }) => providerId === params.id)
            .map(({ account }) => firmAccounts.unlinking(account)),
          await trail.write({ subject: { id: viewer.userId, name: viewer.username }, facts }),
        ],
      },
    );
  },
});
