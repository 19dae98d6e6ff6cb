import * as z from "zod";
import { administrators } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { entityProblems } from "../contract/general.problems.ts";
import { page } from "../contract/list-query.ts";
import { roleProblems } from "./login.problems.ts";
import { Role, RoleDraft } from "./role.ts";

export const RoleInUse = Role.extend({ usersCount: z.int() }).meta({ id: "RoleInUse" });
export type RoleInUse = z.infer<typeof RoleInUse>;

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
};
