import * as z from "zod";
import { page } from "../contract/list-query.ts";
import { Id, optionalText, requiredText } from "../contract/wire.ts";
import { Creator } from "../organisations/employee.ts";
import { MiscEntry } from "./misc-entry.ts";

export const ENTRIES_SHOWN = 10;

/** Both counts cover what the caller can see; `entries` has the hits of a search. */
export const MiscGroup = z
  .object({
    id: Id,
    name: z.string(),
    description: z.string().nullable(),
    ordering: z.int(),
    entriesCount: z.int(),
    entries: page(MiscEntry).optional(),
    createdAt: z.iso.datetime(),
    modifiedAt: z.iso.datetime(),
    creator: Creator,
  })
  .meta({ id: "MiscGroup" });
export type MiscGroup = z.infer<typeof MiscGroup>;

export const MiscGroupDraft = z
  .object({
    name: requiredText(100),
    description: optionalText(2000),
    ordering: z.int().min(0).max(1_000_000).nullish(),
  })
  .meta({ id: "MiscGroupDraft" });
export type MiscGroupDraft = z.output<typeof MiscGroupDraft>;
