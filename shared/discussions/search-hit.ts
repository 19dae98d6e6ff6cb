import * as z from "zod";
import { Id } from "../contract/wire.ts";
import { Creator } from "../organisations/employee.ts";

/** `answerId` is null where the post itself was found. */
export const SearchHit = z
  .object({
    groupId: Id,
    forumId: Id,
    postId: Id,
    answerId: Id.nullable(),
    title: z.string(),
    content: z.string().nullable(),
    authorName: z.string().nullable(),
    authorOrganisationId: Id.nullable(),
    createdBy: Id.nullable(),
    createdAt: z.iso.datetime(),
    creator: Creator,
  })
  .meta({ id: "SearchHit" });
export type SearchHit = z.infer<typeof SearchHit>;
