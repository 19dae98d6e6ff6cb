import * as z from "zod";
import { ofGroup, rule, ruleOnResource, signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { listQuery, page } from "../contract/list-query.ts";
import { Id, requiredText } from "../contract/wire.ts";
import { Creator } from "../organisations/employee.ts";
import { answerProblems, postProblems } from "./discussions.problems.ts";

export const MOST_REASON = 1000;

/** An entry with all its reports; `title` is that of the post, `content` sanitised HTML. */
const ReportedEntry = z
  .object({
    id: Id,
    postId: Id,
    answerId: Id.nullable(),
    title: z.string(),
    content: z.string().nullable(),
    authorName: z.string().nullable(),
    creator: Creator,
    reports: z.array(z.object({ reason: z.string(), byName: z.string().nullable(), at: z.iso.datetime() })),
  })
  .meta({ id: "ReportedEntry" });
export type ReportedEntry = z.infer<typeof ReportedEntry>;

export const reports = {
  report: endpoint({
    method: "POST",
    path: "/v1/discussions/posts/{id}/report",
    access: signedIn,
    summary: "Reports a post, or an answer to it, to who looks after the forum; the bell tells them by whom",
    body: z.object({ reason: requiredText(MOST_REASON), answerId: Id.nullish() }),
    problems: [postProblems.notFound, answerProblems.unknown],
  }),
  list: endpoint({
    method: "GET",
    path: "/v1/discussions/reports",
    access: rule("EDIT_GROUP", () => "anywhere"),
    summary: "What was reported in the forums that the caller looks after, latest first",
    query: listQuery({}),
    reply: page(ReportedEntry),
  }),
  settle: endpoint({
    method: "PUT",
    path: "/v1/discussions/reports/{id}/settled",
    access: ruleOnResource("EDIT_GROUP", ofGroup),
    summary: "Puts aside what was reported about an entry",
    problems: [postProblems.notFound],
  }),
};
