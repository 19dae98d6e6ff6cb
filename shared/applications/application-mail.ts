import * as z from "zod";
import { optionalText, requiredText, Timestamp } from "../contract/wire.ts";
import type { Stage } from "./stage.ts";

const MOST_DATES = 6;

export const mailKinds = ["invitation", "papers", "acceptance", "refusal"] as const;
export const MailKind = z.enum(mailKinds);
export type MailKind = z.infer<typeof MailKind>;

/** The stage an application reaches with the mail. */
export const stageAfter: Readonly<Record<MailKind, Stage | null>> = {
  invitation: "invited",
  papers: null,
  acceptance: "accepted",
  refusal: "refused",
};

export const ApplicationMailDraft = z
  .object({
    kind: MailKind,
    subject: requiredText(200),
    text: optionalText(5_000),
    dates: z.array(Timestamp).max(MOST_DATES).default([]),
  })
  .meta({ id: "ApplicationMailDraft" });
export type ApplicationMailDraft = z.output<typeof ApplicationMailDraft>;

export const ApplicationMailPreview = z
  .object({ to: z.string(), subject: z.string(), html: z.string() })
  .meta({ id: "ApplicationMailPreview" });
