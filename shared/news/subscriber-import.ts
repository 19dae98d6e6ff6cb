import * as z from "zod";
import { Flag, Id, optionalText } from "../contract/wire.ts";
import { importResult, RefusedRow } from "../import-change.ts";
import { ConsentDraft } from "./consent.ts";
import { SubscriberDraft } from "./subscriber.ts";
import { SuppressionReason } from "./subscriber-state.ts";

export const MAX_IMPORT_ROWS = 20_000;
/**
 * Changes in one call: each costs 4 write units, and a partition takes 1,000 a second.
 * Two partitions store as many in 20 of the 29 seconds that API Gateway waits.
 */
export const MAX_IMPORT_CHANGES = 10_000;
/** In bytes. */
export const IMPORT_BODY_LIMIT = 5 * 1024 * 1024;

const optionalFlag = z
  .boolean()
  .nullish()
  .transform((flag) => flag ?? undefined);

/** Absent keeps the stored value; blank removes it. */
const text = (max: number) => optionalText(max).optional();

/** Absent fields keep what is stored; a new subscriber gets the industry's interests. */
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

export const SubscriberImport = z
  .object({
    organisationId: Id,
    subscribers: z
      .array(
        z.unknown().meta({ description: "A SubscriberDraft without organisationId; what a row lacks stays" }),
      )
      .max(MAX_IMPORT_ROWS),
    /** A consent on record is kept. */
    consent: ConsentDraft.nullish(),
    /** Equal for all parts of a list, which makes them one import. */
    importId: Id.optional(),
    dryRun: Flag,
    skipInvalid: Flag,
  })
  .meta({ id: "SubscriberImport" });

const ImportNote = z
  .object({
    row: z.int(),
    name: z.string(),
    email: z.string(),
    state: z.enum(["unsubscribed", ...SuppressionReason.options, "unconfirmed"]),
    organisationIds: z.array(Id),
    at: z.iso.datetime().nullable(),
  })
  .meta({ id: "SubscriberImportNote" });
export type ImportNote = z.infer<typeof ImportNote>;

const MissingSubscriber = z.object({ name: z.string(), email: z.string() }).meta({ id: "MissingSubscriber" });

export const SubscriberImportResult = importResult(
  RefusedRow.extend({ email: z.string() }).meta({ id: "RefusedImportRow" }),
)
  .extend({
    deleted: z.int(),
    protected: z.int(),
    notes: z.array(ImportNote),
    /** Only for a dry run: the first thousand of `deleted`. */
    missing: z.array(MissingSubscriber).default([]),
    /** Undoing needs it; absent if nothing has changed. */
    importId: Id.optional(),
  })
  .meta({ id: "SubscriberImportResult" });
export type SubscriberImportResult = z.input<typeof SubscriberImportResult>;
