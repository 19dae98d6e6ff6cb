import * as z from "zod";
import { administrators } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { entityProblems } from "../contract/general.problems.ts";
import { page } from "../contract/list.ts";
import { Rule } from "../contract/permissions.ts";
import { Id, requiredText } from "../contract/wire.ts";
import { roleProblems, userProblems } from "./login.problems.ts";
import { Role } from "./role.ts";

export const RoleDraft = z
  .object({
    name: requiredText(200),
    ruleGroupName: requiredText(200),
    rules: z.array(z.object({ rule: Rule, ressource: Id.nullish() })).max(200),
  })
  .meta({ id: "RoleDraft" });

export const RoleInUse = Role.extend({ usersCount: z.int() }).meta({ id: "RoleInUse" });
export type RoleInUse = z.infer<typeof RoleInUse>;

export const Assignment = z
  .object({
    userId: Id,
    roleId: Id,
    ruleGroupName: z.string(),
    roleName: z.string(),
    active: z.boolean(),
  })
  .meta({ id: "Assignment" });
export type Assignment = z.infer<typeof Assignment>;

const AssignmentChange = z.object({ userId: Id, roleId: Id, active: z.boolean() });

export const roles = {
  list: endpoint({
    method: "GET",
    path: "/v1/login/roles",
    access: administrators,
    summary: "The roles that users can have",
    reply: page(RoleInUse),
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/administration/roles/{id}",
    access: administrators,
    summary: "One role",
    reply: Role,
    versioned: true,
    problems: [roleProblems.notFound],
  }),
  create: endpoint({
    method: "POST",
    path: "/v1/administration/roles",
    access: administrators,
    summary: "Saves a new role",
    audited: "role.created",
    body: RoleDraft,
    reply: Role,
    status: 201,
    versioned: true,
    problems: [roleProblems.nameTaken, roleProblems.ressourceUnknown],
  }),
  update: endpoint({
    method: "PUT",
    path: "/v1/administration/roles/{id}",
    access: administrators,
    summary: "Saves a role; what it grants changes at once for all who have it",
    audited: "role.changed",
    body: RoleDraft,
    reply: Role,
    versioned: true,
    problems: [
      roleProblems.notFound,
      roleProblems.nameTaken,
      roleProblems.ressourceUnknown,
      entityProblems.changed,
    ],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/administration/roles/{id}",
    access: administrators,
    summary: "Deletes a role that nobody has",
    audited: "role.deleted",
    current: Role,
    problems: [roleProblems.notFound, roleProblems.isAssigned, entityProblems.changed],
  }),
  ofUser: endpoint({
    method: "GET",
    path: "/v1/login/users/{id}/roles",
    access: administrators,
    summary: "Every role, and whether the user has it",
    reply: z.array(Assignment),
    problems: [userProblems.notFound],
  }),
  assign: endpoint({
    method: "PUT",
    path: "/v1/login/users/{id}/roles",
    access: administrators,
    summary: "Gives and takes roles; those that are not named stay as they are",
    audited: "user.roles-changed",
    body: z.array(AssignmentChange).max(1000),
    reply: z.array(Assignment),
    problems: [userProblems.notFound, userProblems.roleUnknown, userProblems.notThisOne],
  }),
};
