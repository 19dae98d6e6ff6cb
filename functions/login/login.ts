import { actorOf, isAllowed } from "../../shared/contract/permissions.ts";
import { Rule } from "../../shared/contract/viewer.ts";
import { ownLogin as contract, type login } from "../../shared/login/login.contract.ts";
import { ownSessionProblems, userProblems } from "../../shared/login/login.problems.ts";
import { OwnProfileChange } from "../../shared/organisations/employee-draft.ts";
import { employeeProblems } from "../../shared/organisations/organisations.problems.ts";
import { changedEmployee, requireAsRead } from "../data/people/change-employee.ts";
import { ABSOLUTE_SECONDS } from "../data/sessions/session.ts";
import { type HandlerFor, type Handlers, implement } from "../platform/http/implement.ts";
import { notFound } from "../platform/http/problem.ts";
import { deviceOf } from "../platform/session/device-of.ts";
import {
  endedSessionCookie,
  endedXsrfCookie,
  sessionCookieOf,
  xsrfCookieFor,
} from "../platform/session/session-cookie.ts";
import { type Key, keyName } from "../platform/table/item.ts";
import type { LoginDeps } from "./login.deps.ts";
import { profileText as text } from "./login.text.ts";
import { requireGoodPassword, withNewPassword, wordsAroundUser } from "./new-password.ts";
import { requirePassword } from "./require-password.ts";
import { forgotPassword, reset } from "./reset.ts";
import { ownSecondFactor } from "./second-factor/own-second-factor.ts";
import { signIn } from "./sign-in.ts";

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();

const ownSessions: Handlers<typeof login.sessions, LoginDeps, undefined> = {
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

  remove: async ({ params }, { sessions, pushDevices, viewer, trail, now }) => {
    trail.describe({ subject: { id: viewer.userId, name: viewer.username } });
    if (!(await sessions.endById(viewer.userId, params.id))) notFound(ownSessionProblems.notFound);
    await pushDevices.endSessions(actorOf(viewer), [params.id], now);
  },

  removeOthers: async (_, { sessions, pushDevices, users, viewer, session, now }) => {
    const user = await users.find(viewer.userId);
    const current = session && sessions.idOf(session);
    for (const { id } of user ? await sessions.listOf(user) : []) {
      if (id !== current) await sessions.endById(viewer.userId, id);
    }
    const person = actorOf(viewer);
    const elsewhere = (await pushDevices.of(person, now)).filter(({ sessionId }) => sessionId !== current);
    await pushDevices.end(elsewhere.map(({ id }) => id));
  },
};

const profile: Handlers<typeof login.profile, LoginDeps, undefined> = {
  read: async (_, { employees, viewer }) =>
    (viewer.employeeId && (await employees.find(viewer.employeeId))) || notFound(employeeProblems.notFound),

  update: ({ body, ifVersion }, deps) => {
    const others = Object.entries(body).filter(([field]) => !(field in OwnProfileChange.shape));
    return deps.employees.update(
      deps.viewer.employeeId ?? notFound(employeeProblems.notFound),
      (current) => {
        requireAsRead(current, Object.fromEntries(others), text.notYours);
        return changedEmployee(current, OwnProfileChange.parse(body), deps);
      },
      { ifVersion },
    );
  },
};

const changePassword: HandlerFor<typeof login.password, LoginDeps, undefined> = async ({ body }, deps) => {
  const { users, sessions, trail, viewer, userAgent, setCookie } = deps;
  await requireGoodPassword(body.newPassword, await wordsAroundUser(viewer, deps));
  await requirePassword(body.password, deps);

  const { sessionsValidFrom, change } = await withNewPassword(body.newPassword);
  const { token, write } = sessions.start(
    { id: viewer.userId, sessionsValidFrom },
    { device: deviceOf(userAgent) },
  );
  await users.update(viewer.userId, change, {
    inTransaction: [write, await trail.write()],
  });
  setCookie(sessionCookieOf(token, ABSOLUTE_SECONDS));
  setCookie(xsrfCookieFor(token));
};

export const ownLogin = implement<typeof contract, LoginDeps>(contract, {
  signIn,

  read: async (_, { users, employees, table, viewer }) => {
    const userKey = users.keyOf(viewer.userId);
    const employeeKey = viewer.employeeId === null ? undefined : employees.keyOf(viewer.employeeId);
    const read = await table.getMany([userKey, ...(employeeKey ? [employeeKey] : [])]);
    const itemAt = (key: Key) => read.find((item) => keyName(item) === keyName(key));
    return {
      user: users.entityOf(itemAt(userKey)) ?? notFound(userProblems.notFound),
      employee: (employeeKey && employees.entityOf(itemAt(employeeKey))) ?? null,
      viewer,
    };
  },

  signOut: async (_, { sessions, pushDevices, session, setCookie, viewer, now }) => {
    if (session) {
      await pushDevices.endSessions(actorOf(viewer), [sessions.idOf(session)], now);
      await sessions.end(session);
    }
    setCookie(endedSessionCookie);
    setCookie(endedXsrfCookie);
  },

  forgotPassword,

  reset,

  password: changePassword,

  secondFactor: ownSecondFactor,

  sessions: ownSessions,

  profile,

  isAllowed: ({ query }, { viewer }) => {
    const rule = Rule.safeParse(query.rule).data;
    return { isAllowed: rule !== undefined && isAllowed(viewer, rule, query.ressource || null) };
  },
});
