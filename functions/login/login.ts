import { login as contract } from "../../shared/login/login.contract.ts";
import { isAllowed } from "../../shared/login/permissions.ts";
import { implement } from "../platform/http/implement.ts";
import { endedSessionCookie, endedXsrfCookie } from "../platform/session/session-cookie.ts";
import type { Key } from "../platform/table/item.ts";
import type { LoginDeps } from "./login.deps.ts";
import { changePassword } from "./own-password.ts";
import { profile } from "./own-profile.ts";
import { ownSessions } from "./own-sessions.ts";
import { forgotPassword, reset } from "./reset.ts";
import { roles } from "./roles/roles.ts";
import { ownSecondFactor } from "./second-factor/own-second-factor.ts";
import { signIn } from "./sign-in.ts";
import { users } from "./users/users.ts";

/** What lists are made of, by the names of the endpoints. */
const listed: Readonly<Record<string, (people: LoginDeps) => readonly Key[]>> = {
  "users.list": ({ users, employees, organisations }) =>
    [users, employees, organisations].flatMap(({ noticeKeys }) => noticeKeys),
  "roles.list": ({ roles, users }) => [...roles.noticeKeys, ...users.noticeKeys],
  "roles.ofUser": ({ roles }) => roles.noticeKeys,
};

export const login = implement<typeof contract, LoginDeps>(
  contract,
  {
    signIn,

    signOut: async (_, { sessions, session, setCookie }) => {
      if (session) await sessions.end(session);
      setCookie(endedSessionCookie);
      setCookie(endedXsrfCookie);
    },

    forgotPassword,

    reset,

    password: changePassword,

    secondFactor: ownSecondFactor,

    sessions: ownSessions,

    users,

    roles,

    profile,

    session: (_, { viewer }) => viewer,

    isAllowed: ({ query }, { viewer }) => ({ isAllowed: isAllowed(viewer, query.rule, query.ressource) }),
  },
  { keysAhead: (_, deps, name) => listed[name]?.(deps) ?? [] },
);
