import * as z from "zod";
import { Id } from "../contract/wire.ts";

export const Forum = z.object({ id: Id, name: z.string(), groupId: Id }).meta({ id: "Forum" });
export type Forum = z.infer<typeof Forum>;

export const ForumGroup = z
  .object({ id: Id, name: z.string(), parentId: Id.nullable(), forums: z.array(Forum).optional() })
  .meta({ id: "ForumGroup" });
export type ForumGroup = z.infer<typeof ForumGroup>;
