import * as z from "zod";
import { Flag, Id } from "../contract/wire.ts";

/** One record for the person, however many calls the import took. */
export const SubscriberImportRecord = z
  .object({
    id: Id,
    organisationId: Id,
    at: z.iso.datetime(),
    by: Id,
    byName: z.string(),
    created: z.int(),
    updated: z.int(),
    deleted: z.int(),
    undoableUntil: z.iso.datetime(),
    undoneAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "SubscriberImportRecord" });
export type SubscriberImportRecord = z.infer<typeof SubscriberImportRecord>;

export const ImportUndoing = z.object({ dryRun: Flag }).meta({ id: "ImportUndoing" });

export const SinceImport = z.enum(["changed", "unsubscribed", "registered", "deleted", "entered"]);
export type SinceImport = z.infer<typeof SinceImport>;

const LeftAlone = z
  .object({ name: z.string(), email: z.string(), reason: SinceImport })
  .meta({ id: "LeftAloneByUndoing" });
export type LeftAlone = z.infer<typeof LeftAlone>;

export const ImportUndoingResult = z
  .object({
    applied: z.boolean(),
    /** Created by the import. */
    removed: z.int(),
    /** Changed by the import. */
    reset: z.int(),
    /** Deleted by the import. */
    restored: z.int(),
    leftAlone: z.array(LeftAlone),
    /** A repeated call goes on with these. */
    remaining: z.int(),
  })
  .meta({ id: "ImportUndoingResult" });
export type ImportUndoingResult = z.infer<typeof ImportUndoingResult>;
