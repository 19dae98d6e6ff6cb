import * as z from "zod";
import { Id } from "../contract/wire.ts";

/** What a post or an answer was before it was edited; `modifiedByName` is null where its author wrote it so. */
export const EntryVersion = z
  .object({
    title: z.string().nullable(),
    content: z.string().nullable(),
    modifiedAt: z.iso.datetime(),
    modifiedBy: Id.nullable(),
    modifiedByName: z.string().nullable(),
  })
  .meta({ id: "EntryVersion" });
export type EntryVersion = z.infer<typeof EntryVersion>;
