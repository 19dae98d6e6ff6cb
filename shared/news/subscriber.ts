import * as z from "zod";
import { Flag, Id, MailAddress, optionalText, requiredText } from "../contract/wire.ts";
import { Consent, ConsentDraft } from "./consent.ts";
import { SubscriberState, SuppressionReason } from "./subscriber-state.ts";

/** What staff saves of a subscriber, in the wire's names (specification section 3). */
export const SubscriberDraft = z
  .object({
    name: requiredText(200),
    /** The server brings its domain into ASCII and refuses what SES cannot send to. */
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

/** What staff enters of a new one. */
export const SubscriberEntry = SubscriberDraft.extend({ consent: ConsentDraft.nullish() }).meta({
  id: "SubscriberEntry",
});
export type SubscriberEntry = z.output<typeof SubscriberEntry>;

/** A subscriber (specification section 3). */
export const Subscriber = z.object({
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
  /** Where the consent comes from; null where nobody was asked. */
  consent: Consent.nullable().default(null),
  /** When the owner of the address confirmed it for this office; null where only staff has. */
  ownerConfirmedAt: z.iso.datetime().nullable().default(null),
});
export type Subscriber = z.infer<typeof Subscriber>;

/** A subscriber on the wire, with what is known about the address; all of that is read-only. */
export const SubscriberWithState = Subscriber.extend({
  state: SubscriberState,
  suppressedAt: z.iso.datetime().nullable(),
  suppressedReason: SuppressionReason.nullable(),
  /** Who of the office lifted the last suppression, when, and why. */
  suppressionLift: z
    .object({ at: z.iso.datetime(), by: z.string(), reason: z.string() })
    .meta({ id: "SuppressionLift" })
    .nullable(),
  /** The suppression as it holds for newsletters of the group, which an office's lift leaves alone. */
  groupSuppression: z
    .object({ at: z.iso.datetime(), reason: SuppressionReason })
    .meta({ id: "GroupSuppression" })
    .nullable(),
  /** The other offices where the owner of the address unsubscribed. */
  unsubscribedElsewhere: z.array(
    z.object({ organisationId: Id, at: z.iso.datetime() }).meta({ id: "Unsubscription" }),
  ),
}).meta({ id: "Subscriber" });
export type SubscriberWithState = z.infer<typeof SubscriberWithState>;

/** Lifts a suppression; after a complaint the owner must have asked for newsletters again. */
export const SuppressionLiftDraft = z
  .object({ reason: requiredText(500), ownerAgreed: Flag })
  .meta({ id: "SuppressionLiftDraft" });
export type SuppressionLiftDraft = z.output<typeof SuppressionLiftDraft>;

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
