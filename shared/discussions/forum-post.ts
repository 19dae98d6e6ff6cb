import * as z from "zod";
import { Id } from "../contract/wire.ts";
import { Attachment } from "../files/file.ts";

export const ForumPost = z
  .object({
    id: Id,
    title: z.string(),
    content: z.string().nullable(),
    sticky: z.boolean(),
    answersCount: z.int(),
    forumId: Id,
    files: z.array(Attachment),
    createdAt: z.iso.datetime(),
    createdBy: Id.nullable(),
  })
  .meta({ id: "ForumPost" });
export type ForumPost = z.infer<typeof ForumPost>;
