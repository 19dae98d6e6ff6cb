import * as z from "zod";
import { optionalLine } from "../contract/wire.ts";

/** Where staff can have a consent from; `other` says in words. */
export const staffConsentOrigins = ["clientBase", "event", "written", "other"] as const;

/** Where a consent to newsletters comes from: the person's own registration, or what staff vouches for. */
const consentOrigins = ["registrationForm", ...staffConsentOrigins] as const;
const ConsentOrigin = z.enum(consentOrigins);
export type ConsentOrigin = z.infer<typeof ConsentOrigin>;

/** Where the consent of a subscriber comes from, and since when that is known. */
export const Consent = z
  .object({ origin: ConsentOrigin, detail: z.string().nullable(), at: z.iso.datetime() })
  .meta({ id: "Consent" });
export type Consent = z.infer<typeof Consent>;

/** What staff says of the consent of those it enters. */
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
