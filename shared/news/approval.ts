import * as z from "zod";
import { Id } from "../contract/wire.ts";

/** `lapsed`: what would go out has changed since. */
export const ApprovalState = z.enum(["asked", "given", "refused", "lapsed"]);
export type ApprovalState = z.infer<typeof ApprovalState>;

export const ApprovalNote = z.string().trim().min(1).max(2_000);

/** Four eyes: a second person's approval of what somebody wants to publish. */
export const Approval = z
  .object({
    state: ApprovalState,
    askedAt: z.iso.datetime(),
    askedBy: Id,
    askedByName: z.string(),
    /** What who asks says to those asked. */
    askedNote: z.string().nullish(),
    /** Who had written it last. */
    writtenBy: Id.nullish(),
    /** Null: all who may. */
    askedOf: z.array(Id).nullable(),
    /** Since when it stands so; null while it is asked. */
    decidedAt: z.iso.datetime().nullable(),
    /** Null if something that it shows was changed. */
    decidedBy: Id.nullable(),
    decidedByName: z.string().nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: "Release" });
export type Approval = z.infer<typeof Approval>;

/** One transaction tells them all. */
export const MOST_ASKED = 30;

/** Of all who may, if nobody is named. */
export const Asking = z.object({
  askedOf: z.array(Id).min(1).max(MOST_ASKED).nullish(),
  note: ApprovalNote.nullish(),
});
export type Asking = Readonly<z.infer<typeof Asking>>;

/** What a save does about the release, which those concerned are told of. */
export const Review = Asking.extend({ step: z.enum(["ask", "give", "refuse"]) })
  .refine(({ step, note }) => step !== "refuse" || note, {
    path: ["note"],
    error: "Bitte sagen Sie, was zu ändern ist.",
  })
  .meta({ id: "Review" });
export type Review = z.infer<typeof Review>;

/** Besides the right to edit: neither who asked nor who wrote it last. */
export const mayApprove = (
  { askedBy, writtenBy }: Pick<Approval, "askedBy" | "writtenBy">,
  actor: string,
): boolean => actor !== askedBy && actor !== writtenBy;
