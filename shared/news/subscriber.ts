import * as z from "zod";
import { Flag, Id, optionalText, requiredText } from "../contract/wire.ts";

/** An address as people type it; the server brings its domain into ASCII and refuses what SES cannot send to. */
export const MailAddress = z
  .email({ pattern: z.regexes.unicodeEmail, error: "Das ist keine gültige E-Mail-Adresse." })
  .max(254)
  .regex(/^\P{Cc}*$/u, { error: "Steuerzeichen sind hier nicht erlaubt." });

/** What staff saves of a subscriber, in the wire's names (specification section 3). */
export const SubscriberDraft = z
  .object({
    name: requiredText(200),
    email: MailAddress,
    branche: optionalText(100),
    plz: optionalText(20),
    ort: optionalText(100),
    organisationId: Id,
    isClient: Flag,
    receivesTaxNews: Flag,
    receivesDoctorsNews: Flag,
  })
  .meta({ id: "SubscriberDraft" });
export type SubscriberDraft = z.output<typeof SubscriberDraft>;

/** A subscriber on the wire (specification section 3). */
export const Subscriber = z
  .object({
    id: Id,
    name: z.string(),
    email: z.string(),
    branche: z.string().nullable(),
    plz: z.string().nullable(),
    ort: z.string().nullable(),
    organisationId: Id,
    isClient: z.boolean(),
    receivesTaxNews: z.boolean(),
    receivesDoctorsNews: z.boolean(),
    registrationConfirmedAt: z.iso.datetime().nullable(),
    customerUnsuscribedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Subscriber" });
export type Subscriber = z.infer<typeof Subscriber>;

/** An industry and the interests it suggests. */
export const SubscriberIndustry = z
  .object({
    industryId: Id,
    name: z.string(),
    receivesTaxNews: z.boolean(),
    receivesDoctorsNews: z.boolean(),
  })
  .meta({ id: "SubscriberIndustry" });
export type SubscriberIndustry = z.infer<typeof SubscriberIndustry>;
