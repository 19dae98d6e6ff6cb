import type { login } from "../../shared/login/login.contract.ts";
import { ownSessionProblems } from "../../shared/login/login.problems.ts";
import type { Handlers } from "../platform/http/implement.ts";
import { notFound } from "../platform/http/problem.ts";
import type { LoginDeps } from "./login.deps.ts";

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();

export const ownSessions: Handlers<typeof login.sessions, LoginDeps, undefined> = {
  list: async (_, { sessions, users, viewer, session }) => {
    const user = await users.find(viewer.userId);
    const current = session && sessions.idOf(session);
    const open = user ? await sessions.listOf(user) : [];
    const data = open.map(({ id, device, startedAt, usedAt }) => ({
      id,
      device,
      startedAt: isoOf(startedAt),
      usedAt: isoOf(usedAt),
      isCurrent: id === current,
    }));
    return { totalCount: data.length, data };
  },

  remove: async ({ params }, { sessions, viewer, trail }) => {
    trail.describe({ subject: { id: viewer.userId, name: viewer.username } });
    if (!(await sessions.endById(viewer.userId, params.id))) notFound(ownSessionProblems.notFound);
  },

  removeOthers: async (_, { sessions, users, viewer, session }) => {
    const user = await users.find(viewer.userId);
    const current = session && sessions.idOf(session);
    for (const { id } of user ? await sessions.listOf(user) : []) {
      if (id !== current) await sessions.endById(viewer.userId, id);
    }
  },
};
