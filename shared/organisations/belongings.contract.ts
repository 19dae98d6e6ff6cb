import * as z from "zod";
import { administrators, officeAdmin } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { page } from "../contract/list-query.ts";
import { Id } from "../contract/wire.ts";
import { employeeProblems } from "./organisations.problems.ts";

/** Things of a person who left; `releases` are newsletters that wait for their approval. */
export const BelongingKind = z.enum(["folders", "files", "articles", "newsletters", "releases", "events"]);
export type BelongingKind = z.infer<typeof BelongingKind>;

const Belongings = z
  .object({ kind: BelongingKind, totalCount: z.int(), titles: z.array(z.string()) })
  .meta({ id: "Belongings" });
export type Belongings = z.infer<typeof Belongings>;

const path = "/v1/organisations/employees/{id}/belongings";

export const belongings = {
  list: endpoint({
    method: "GET",
    path,
    access: officeAdmin,
    summary: "What an employee has that needs another owner when they leave",
    reply: page(Belongings),
    problems: [employeeProblems.notFound],
  }),
  handOver: endpoint({
    method: "PUT",
    path,
    access: administrators,
    summary: "Hands what an employee has over to a colleague; repeated, it does what is left",
    audited: "employee.belongings-handed-over",
    body: z.object({ to: Id }).meta({ id: "HandingOver" }),
    problems: [employeeProblems.notFound, employeeProblems.noSuccessor],
  }),
};
