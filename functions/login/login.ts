import { isAllowed, Rule } from "../../shared/contract/permissions.ts";
import { ownLogin as contract } from "../../shared/login/login.contract.ts";
import { implement } from "../platform/http/implement.ts";
import { endedSessionCookie, endedXsrfCookie } from "../platform/session/session-cookie.ts";
import type { LoginDeps } from "./login.deps.ts";
import { changePassword } from "./own-password.ts";
import { profile } from "./own-profile.ts";
import { ownSessions } from "./own-sessions.ts";
import { forgotPassword, reset } from "./reset.ts";
import { ownSecondFactor } from "./second-factor/own-second-factor.ts";
import { signIn } from "./sign-in.ts";

export const ownLogin = implement<typeof contract, LoginDeps>(contract, {
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

  profile,

  session: (_, { viewer, pageViews }) => ({ ...viewer, ...(pageViews && { pageViews }) }),

  isAllowed: ({ query }, { viewer }) => {
    const rule = Rule.safeParse(query.rule).data;
    return { isAllowed: rule !== undefined && isAllowed(viewer, rule, query.ressource || null) };
  },
});
