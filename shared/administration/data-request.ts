import * as z from "zod";
import { Id, MailAddress } from "../contract/wire.ts";

/** In hours: only data shown this recently may be erased. */
export const FOUND_RECENTLY_HOURS = 24;

export const DataRequestDraft = z.object({ email: MailAddress }).meta({ id: "DataRequestDraft" });
export type DataRequestDraft = z.output<typeof DataRequestDraft>;

export const DataRequestState = z.enum(["waiting", "running", "ready", "failed", "erasing", "erased"]);
export type DataRequestState = z.infer<typeof DataRequestState>;

/** `unnamed` data stay, without the person's name if so chosen; `expiring` data end by themselves. */
export const Fate = z.enum(["erased", "unnamed", "kept", "expiring"]);
export type Fate = z.infer<typeof Fate>;

export const ErasedName = z.enum(["unnamed", "named"]);
export type ErasedName = z.infer<typeof ErasedName>;

export const ErasureDraft = z.object({ contents: ErasedName }).meta({ id: "ErasureDraft" });

export const FoundData = z
  .object({
    area: z.string(),
    label: z.string(),
    count: z.int(),
    fate: Fate,
    reason: z.string(),
  })
  .meta({ id: "FoundData" });
export type FoundData = z.infer<typeof FoundData>;

/** `email` is null once everything is erased. `done` and `total` count parts of the table during an erasure. */
export const DataRequest = z
  .object({
    id: Id,
    email: z.string().nullable(),
    state: DataRequestState,
    done: z.int(),
    total: z.int(),
    found: z.array(FoundData),
    foundAt: z.iso.datetime().nullable(),
    contents: ErasedName.nullable(),
    erasedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    createdByName: z.string(),
    deleteAt: z.iso.datetime(),
    hasZip: z.boolean(),
    /** Whether it concerns the caller: somebody else has to erase it, so an administrator is always left. */
    isOwn: z.boolean(),
  })
  .meta({ id: "DataRequest" });
export type DataRequest = z.infer<typeof DataRequest>;

export const isAtWork = ({ state }: Pick<DataRequest, "state">): boolean =>
  state === "waiting" || state === "running" || state === "erasing";
