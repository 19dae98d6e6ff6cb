import * as z from "zod";
import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";

const MAX_DRAFT = 600_000;

export const Draft = z
  .object({ place: z.string(), content: z.string(), modifiedAt: z.iso.datetime() })
  .meta({ id: "Draft" });
export type Draft = z.infer<typeof Draft>;

/** A person's draft at a key such as `answer-{postId}`; the page decides the format of `content`. */
export const drafts = {
  read: endpoint({
    method: "GET",
    path: "/v1/drafts/{place}",
    access: signedIn,
    summary: "The caller's own draft at a place, null where nothing was begun",
    reply: z.object({ draft: Draft.nullable() }),
  }),
  save: endpoint({
    method: "PUT",
    path: "/v1/drafts/{place}",
    access: signedIn,
    summary: "Keeps the caller's own draft at a place",
    body: z.object({ content: z.string().max(MAX_DRAFT) }),
    reply: Draft,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/drafts/{place}",
    access: signedIn,
    summary: "Forgets the caller's own draft at a place",
  }),
};
