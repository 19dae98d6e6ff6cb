import * as z from "zod";
import { Id } from "../contract/wire.ts";

/** Where posts about one subject are gathered (specification section 3). */
export const Forum = z.object({ id: Id, name: z.string(), groupId: Id }).meta({ id: "Forum" });
export type Forum = z.infer<typeof Forum>;

/** Forums that belong together; a group may lie in another one. `forums` come when they are asked for. */
export const ForumGroup = z
  .object({ id: Id, name: z.string(), parentId: Id.nullable(), forums: z.array(Forum).optional() })
  .meta({ id: "ForumGroup" });
export type ForumGroup = z.infer<typeof ForumGroup>;
