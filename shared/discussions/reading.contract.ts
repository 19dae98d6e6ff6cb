import * as z from "zod";
import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { Id } from "../contract/wire.ts";
import { forumProblems, postProblems } from "./discussions.problems.ts";

const Unread = z
  .object({
    totalCount: z.int(),
    forums: z.array(z.object({ forumId: Id, count: z.int() })),
  })
  .meta({ id: "Unread" });
export type Unread = z.infer<typeof Unread>;

export const reading = {
  unread: endpoint({
    method: "GET",
    path: "/v1/discussions/unread",
    access: signedIn,
    summary: "In how many discussions something is new for the caller, by forum",
    reply: Unread,
  }),
  readAll: endpoint({
    method: "PUT",
    path: "/v1/discussions/read",
    access: signedIn,
    summary: "Marks all discussions as read",
  }),
  readForum: endpoint({
    method: "PUT",
    path: "/v1/discussions/forums/{id}/read",
    access: signedIn,
    summary: "Marks the discussions of a forum as read",
    problems: [forumProblems.notFound],
  }),
  readPost: endpoint({
    method: "PUT",
    path: "/v1/discussions/posts/{id}/read",
    access: signedIn,
    summary:
      "Marks a discussion as read, up to an answer or, with null, up to the post; tells what is still new",
    body: z.object({ answerId: Id.nullable() }),
    reply: Unread,
    problems: [postProblems.notFound],
  }),
};
