import * as z from "zod";
import { Id } from "../contract/wire.ts";

/** `lapsed`: the content has changed since. */
export const ApprovalState = z.enum(["asked", "given", "refused", "lapsed"]);
export type ApprovalState = z.infer<typeof ApprovalState>;

export const ApprovalNote = z.string().trim().min(1).max(2_000);

export const Approval = z
  .object({
    state: ApprovalState,
    askedAt: z.iso.datetime(),
    askedBy: Id,
    askedByName: z.string(),
    askedNote: z.string().nullish(),
    writtenBy: Id.nullish(),
    /** Null for everybody who may approve. */
    askedOf: z.array(Id).nullable(),
    decidedAt: z.iso.datetime().nullable(),
    /** Null if a change of content ended it. */
    decidedBy: Id.nullable(),
    decidedByName: z.string().nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: "Release" });
export type Approval = z.infer<typeof Approval>;

/** One transaction notifies them all. */
export const MOST_ASKED = 30;

export const Asking = z.object({
  askedOf: z.array(Id).min(1).max(MOST_ASKED).nullish(),
  note: ApprovalNote.nullish(),
});
export type Asking = Readonly<z.infer<typeof Asking>>;

export const Review = Asking.extend({ step: z.enum(["ask", "give", "refuse"]) })
  .refine(({ step, note }) => step !== "refuse" || note, {
    path: ["note"],
    error: "Bitte sagen Sie, was zu ändern ist.",
  })
  .meta({ id: "Review" });
export type Review = z.infer<typeof Review>;

/** Neither the requester nor the last author may approve; the right to edit is checked elsewhere. */
export const mayApprove = (
  { askedBy, writtenBy }: Pick<Approval, "askedBy" | "writtenBy">,
  actor: string,
): boolean => actor !== askedBy && actor !== writtenBy;
