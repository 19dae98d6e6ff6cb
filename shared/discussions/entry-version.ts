import * as z from "zod";
import { Id } from "../contract/wire.ts";

/** An earlier text of a post or answer; `modifiedByName` is null for the author's original. */
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
