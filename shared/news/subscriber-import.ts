import * as z from "zod";
import { Flag, Id, optionalText } from "../contract/wire.ts";
import { ConsentDraft } from "./consent.ts";
import { SubscriberDraft } from "./subscriber.ts";
import { SuppressionReason } from "./subscriber-state.ts";

/** Rows that one import takes. */
export const MAX_IMPORT_ROWS = 20_000;
/** Bytes of its body. */
export const IMPORT_BODY_LIMIT = 5 * 1024 * 1024;

const optionalFlag = z
  .boolean()
  .nullish()
  .transform((flag) => flag ?? undefined);

/** A text that may be left out altogether: only what is there, be it blank, changes a stored one. */
const text = (max: number) => optionalText(max).optional();

/** A row of an import. What it leaves out stays as it is; a new subscriber takes the interests of the industry. */
export const ImportRow = SubscriberDraft.pick({ name: true, email: true })
  .extend({
    branche: text(100),
    plz: text(20),
    ort: text(100),
    isClient: optionalFlag,
    receivesTaxNews: optionalFlag,
    receivesDoctorsNews: optionalFlag,
  })
  .meta({ id: "SubscriberImportRow" });
export type ImportRow = z.output<typeof ImportRow>;

/** An import: its rows are looked at one by one, so that each wrong one can be named. */
export const SubscriberImport = z
  .object({
    organisationId: Id,
    subscribers: z
      .array(
        z.unknown().meta({ description: "A SubscriberDraft without organisationId; what a row lacks stays" }),
      )
      .max(MAX_IMPORT_ROWS),
    /** Where the consent of those in the list comes from; who has one on record keeps it. */
    consent: ConsentDraft.nullish(),
    /** Tells what would happen; nothing changes. */
    dryRun: Flag,
    /** Takes the good rows of a list with wrong ones; otherwise such a list changes nothing. */
    skipInvalid: Flag,
  })
  .meta({ id: "SubscriberImport" });

const RefusedRow = z
  .object({
    row: z.int().meta({ description: "1 for the first" }),
    email: z.string(),
    reason: z.string(),
    /** The row that has the same address already. */
    sameAs: z.int().optional(),
  })
  .meta({ id: "RefusedImportRow" });
export type RefusedRow = z.infer<typeof RefusedRow>;

/** A good row that an import does not take as it is: protected, or new and to be confirmed by its owner. */
const ImportNote = z
  .object({
    row: z.int(),
    email: z.string(),
    state: z.enum(["unsubscribed", ...SuppressionReason.options, "unconfirmed"]),
    /** The offices where the owner unsubscribed, or has yet to confirm. */
    organisationIds: z.array(Id),
  })
  .meta({ id: "SubscriberImportNote" });
export type ImportNote = z.infer<typeof ImportNote>;

/** What an import did or, for a dry run, would do. */
export const SubscriberImportResult = z
  .object({
    /** Whether anything was stored: not by a dry run, and not where a row was refused and none may be skipped. */
    applied: z.boolean(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    deleted: z.int(),
    /** Rows of those who unsubscribed or are suppressed: they stay as they are. */
    protected: z.int(),
    refused: z.array(RefusedRow),
    notes: z.array(ImportNote),
  })
  .meta({ id: "SubscriberImportResult" });
export type SubscriberImportResult = z.infer<typeof SubscriberImportResult>;
