import * as z from "zod";
import { administrators } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { Id } from "../contract/wire.ts";
import { userProblems } from "./login.problems.ts";

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

export const assignments = {
  list: endpoint({
    method: "GET",
    path: "/v1/login/users/{id}/roles",
    access: administrators,
    summary: "Every role, and whether the user has it",
    reply: z.array(Assignment),
    problems: [userProblems.notFound],
  }),
  update: endpoint({
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
