import * as z from "zod";
import { anyone, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { entityProblems } from "../contract/general.problems.ts";
import { page } from "../contract/list-query.ts";
import { Rule } from "../contract/viewer.ts";
import { Employee } from "../organisations/employee.ts";
import { OwnProfilePatch } from "../organisations/employee-draft.ts";
import { employeeProblems } from "../organisations/organisations.problems.ts";
import { assignments } from "./assignments.contract.ts";
import { Username } from "./credentials.ts";
import { loginProblems, ownSessionProblems } from "./login.problems.ts";
import { passkeys } from "./passkeys.contract.ts";
import { Password } from "./password-input.ts";
import { roles } from "./roles.contract.ts";
import { secondFactor } from "./second-factor.contract.ts";
import { signingIn } from "./sign-in.contract.ts";
import { Ressource, users, usersOfEmployee } from "./users.contract.ts";

const PasswordReset = z.object({
  username: Username,
  code: z.string().min(1).max(200),
  newPassword: Password,
});

const PasswordChange = z.object({ password: Password, newPassword: Password });

export const SessionEntry = z
  .object({
    id: z.string(),
    /** Such as "Firefox, Windows". */
    device: z.string().nullable(),
    startedAt: z.iso.datetime(),
    usedAt: z.iso.datetime(),
    isCurrent: z.boolean(),
  })
  .meta({ id: "SessionEntry" });
export type SessionEntry = z.infer<typeof SessionEntry>;

export const ownLogin = {
  ...signingIn,
  signOut: endpoint({
    method: "POST",
    path: "/v1/login/logout",
    access: signedIn,
    beforeSecondFactor: true,
    summary: "Ends this session",
  }),
  reset: endpoint({
    method: "POST",
    path: "/v1/login/reset",
    access: anyone,
    summary: "Sets a new password by the code of a mail, or by one that must be changed; ends all sessions",
    body: PasswordReset,
    status: 204,
    callsPerMinute: 30,
    audited: "password.reset",
    problems: [loginProblems.resetInvalid, loginProblems.passwordTooWeak, loginProblems.throttled],
  }),
  password: endpoint({
    method: "PUT",
    path: "/v1/login/password",
    access: signedIn,
    summary: "Changes the caller's password; all other sessions end",
    body: PasswordChange,
    status: 204,
    audited: "password.changed",
    problems: [loginProblems.wrongPassword, loginProblems.passwordTooWeak, loginProblems.throttled],
  }),
  secondFactor,
  sessions: {
    list: endpoint({
      method: "GET",
      path: "/v1/login/sessions",
      access: signedIn,
      summary: "Where the caller is signed in",
      reply: page(SessionEntry),
    }),
    remove: endpoint({
      method: "DELETE",
      path: "/v1/login/sessions/{id}",
      access: signedIn,
      summary: "Ends one of the caller's sessions",
      audited: "session.ended",
      problems: [ownSessionProblems.notFound],
    }),
    removeOthers: endpoint({
      method: "DELETE",
      path: "/v1/login/sessions",
      access: signedIn,
      summary: "Ends all of the caller's sessions but this one",
      audited: "session.ended",
    }),
  },
  profile: {
    read: endpoint({
      method: "GET",
      path: "/v1/login/profile",
      access: signedIn,
      beforeSecondFactor: true,
      summary: "The caller's own employee profile",
      reply: Employee,
      versioned: true,
      problems: [employeeProblems.notFound],
    }),
    update: endpoint({
      method: "PATCH",
      path: "/v1/login/profile",
      access: signedIn,
      summary:
        "Changes what people keep of themselves: the fields that are there. Others must be as they were read",
      body: OwnProfilePatch,
      reply: Employee,
      versioned: true,
      problems: [employeeProblems.notFound, employeeProblems.notYours, entityProblems.changed],
    }),
  },
  isAllowed: endpoint({
    method: "GET",
    path: "/v1/login/isAllowed",
    access: signedIn,
    summary: "Whether the caller holds a rule, everywhere or on a resource",
    /** An unknown rule is held by nobody, so it is no error. */
    query: z.object({ rule: Rule.or(z.string().min(1).max(100)), ressource: Ressource }),
    reply: z.object({ isAllowed: z.boolean() }),
  }),
};

export const login = { ...ownLogin, passkeys, users, usersOfEmployee, roles, assignments };
