import * as z from "zod";
import { administrators } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { entityProblems } from "../contract/general.problems.ts";
import { listQuery, page } from "../contract/list-query.ts";
import { Rule } from "../contract/viewer.ts";
import { Id } from "../contract/wire.ts";
import { employeeProblems } from "../organisations/organisations.problems.ts";
import { loginProblems, userProblems } from "./login.problems.ts";
import { NewUser, User, UserPatch } from "./user.ts";

export const EmployeeUser = User.extend({
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
  email: z.string().nullable(),
  employedAtId: Id.nullable(),
  employedAtName: z.string().nullable(),
  isInvited: z.boolean(),
  passkeyCount: z.int().default(0),
  activeRoleIds: z.array(Id),
  hasFirmAccount: z.boolean(),
}).meta({ id: "EmployeeUser" });
export type EmployeeUser = z.infer<typeof EmployeeUser>;

export const KnownUser = User.extend({
  ...EmployeeUser.pick({ isInvited: true, hasFirmAccount: true }).shape,
  usesPassword: z.boolean().default(true),
}).meta({ id: "KnownUser" });
export type KnownUser = z.infer<typeof KnownUser>;

/** Empty stands for everywhere. */
export const Ressource = z.literal("").or(Id).optional();

const PermissionReasons = z
  .object({
    isAllowed: z.boolean(),
    isActive: z.boolean(),
    isAdmin: z.boolean(),
    /** All roles of the user, including those that do not grant the rule. */
    heldRoleIds: z.array(Id),
    roles: z.array(
      z.object({ id: Id, name: z.string(), ruleGroupName: z.string(), ressource: Id.nullable() }),
    ),
  })
  .meta({ id: "PermissionReasons" });
export type PermissionReasons = z.infer<typeof PermissionReasons>;

const problems = [
  userProblems.usernameTaken,
  userProblems.roleUnknown,
  userProblems.employeeUnknown,
] as const;

export const users = {
  list: endpoint({
    method: "GET",
    path: "/v1/administration/users",
    access: administrators,
    summary: "All users, with the people behind them",
    query: listQuery({
      filters: ["isActive", "isAdmin", "isInvited", "roleId", "employedAtId", "hasFirmAccount"],
      sort: ["username", "lastname", "employedAtName", "isActive"],
    }),
    reply: page(EmployeeUser),
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/login/users/{id}",
    access: administrators,
    summary: "One user",
    reply: KnownUser,
    versioned: true,
    problems: [userProblems.notFound],
  }),
  create: endpoint({
    method: "POST",
    path: "/v1/login/users",
    access: administrators,
    summary: "Saves a new user, and invites the person",
    audited: "user.created",
    body: NewUser,
    reply: KnownUser,
    status: 201,
    versioned: true,
    problems: [...problems, userProblems.notReachable, loginProblems.passwordTooWeak],
  }),
  update: endpoint({
    method: "PATCH",
    path: "/v1/login/users/{id}",
    access: administrators,
    summary: "Changes a user; deactivating and a new password end all sessions at once",
    audited: ["user.changed", "user.activated", "user.deactivated"],
    body: UserPatch,
    reply: KnownUser,
    current: User,
    versioned: true,
    problems: [
      userProblems.notFound,
      ...problems,
      userProblems.lastAdministrator,
      userProblems.ownPassword,
      loginProblems.passwordTooWeak,
      entityProblems.changed,
    ],
  }),
  invite: endpoint({
    method: "POST",
    path: "/v1/login/users/{id}/invitation",
    access: administrators,
    summary: "Sends the user a link to set a password",
    audited: "user.invited",
    status: 204,
    problems: [userProblems.notFound, userProblems.notReachable, userProblems.needsNoInvitation],
  }),
  resetSecondFactor: endpoint({
    method: "DELETE",
    path: "/v1/login/users/{id}/second-factor",
    access: administrators,
    summary: "Takes second factor and passkeys of who has lost them, and ends all sessions",
    audited: "second-factor.removed",
    problems: [userProblems.notFound, userProblems.ownSecondFactor],
  }),
  permissions: endpoint({
    method: "GET",
    path: "/v1/login/users/{id}/permissions",
    access: administrators,
    summary: "Why a user may do something",
    query: z.object({ rule: Rule, ressource: Ressource }),
    reply: PermissionReasons,
    problems: [userProblems.notFound],
  }),
};

export const usersOfEmployee = {
  list: endpoint({
    method: "GET",
    path: "/v1/login/employees/{id}/users",
    access: administrators,
    summary: "The users of an employee",
    reply: page(User),
    problems: [employeeProblems.notFound],
  }),
};
