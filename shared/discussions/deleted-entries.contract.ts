import * as z from "zod";
import { ofGroup, ruleOnSubject } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { listQuery, page } from "../contract/list-query.ts";
import { Id } from "../contract/wire.ts";
import { Creator } from "../organisations/employee.ts";
import { forumProblems } from "./discussions.problems.ts";

/** `title` is the post's, of an answer too; `content` is sanitised HTML. */
const DeletedEntry = z
  .object({
    id: Id,
    kind: z.enum(["post", "answer"]),
    title: z.string(),
    content: z.string().nullable(),
    authorName: z.string().nullable(),
    createdAt: z.iso.datetime(),
    deletedAt: z.iso.datetime(),
    deletedByName: z.string().nullable(),
    creator: Creator,
  })
  .meta({ id: "DeletedEntry" });
export type DeletedEntry = z.infer<typeof DeletedEntry>;

export const deletedEntries = {
  list: endpoint({
    method: "GET",
    path: "/v1/discussions/forums/{id}/deleted",
    access: ruleOnSubject("EDIT_GROUP", ofGroup),
    summary: "What was deleted in a forum and can still be restored, latest first",
    query: listQuery({}),
    reply: page(DeletedEntry),
    problems: [forumProblems.notFound],
  }),
};
