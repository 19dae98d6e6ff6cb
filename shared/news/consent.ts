import * as z from "zod";
import { optionalLine } from "../contract/wire.ts";

export const staffConsentOrigins = ["clientBase", "event", "written", "other"] as const;

const consentOrigins = ["registrationForm", ...staffConsentOrigins] as const;
const ConsentOrigin = z.enum(consentOrigins);
export type ConsentOrigin = z.infer<typeof ConsentOrigin>;

/** The only origin that confirms a subscriber who was asked and has not answered. */
export const WRITTEN = "written" satisfies ConsentOrigin;

export const Consent = z
  .object({ origin: ConsentOrigin, detail: z.string().nullable(), at: z.iso.datetime() })
  .meta({ id: "Consent" });
export type Consent = z.infer<typeof Consent>;

export const ConsentDraft = z
  .object({
    origin: z.enum(staffConsentOrigins, { error: "Bitte wählen Sie, woher die Einwilligung stammt." }),
    detail: optionalLine(200),
  })
  .refine(({ origin, detail }) => origin !== "other" || detail !== null, {
    path: ["detail"],
    error: "Bitte ausfüllen.",
  })
  .meta({ id: "ConsentDraft" });
export type ConsentDraft = z.output<typeof ConsentDraft>;
