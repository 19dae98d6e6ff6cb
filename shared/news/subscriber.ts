import * as z from "zod";
import {
  Flag,
  Id,
  MailAddress,
  optionalLine,
  optionalText,
  requiredText,
  Timestamp,
} from "../contract/wire.ts";
import { Creator } from "../organisations/employee.ts";
import { Consent, ConsentDraft } from "./consent.ts";
import { SendDetail } from "./newsletter.ts";
import { SubscriberState, SuppressionReason } from "./subscriber-state.ts";

/** Wire names of specification section 3. */
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

export const SubscriberEntry = SubscriberDraft.extend({
  consent: ConsentDraft.nullish(),
  /** Refused: a new subscriber cannot be unsubscribed yet. */
  customerUnsuscribedAt: Timestamp.nullish(),
}).meta({ id: "SubscriberEntry" });
export type SubscriberEntry = z.output<typeof SubscriberEntry>;

/** Staff may set either date, but cannot remove one; unchanged dates have no effect. */
export const SubscriberChange = SubscriberDraft.extend({
  registrationConfirmedAt: Timestamp.nullish(),
  customerUnsuscribedAt: Timestamp.nullish(),
  /** Counts only together with a confirmation. */
  consent: Consent.pick({ origin: true })
    .extend({ detail: optionalLine(200) })
    .nullish(),
}).meta({ id: "SubscriberChange" });
export type SubscriberChange = z.output<typeof SubscriberChange>;

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
  /** The employee who recorded it; null if the person unsubscribed. */
  unsubscribedBy: Id.nullable().default(null),
  consent: Consent.nullable().default(null),
  /** Null if only staff confirmed it. */
  ownerConfirmedAt: z.iso.datetime().nullable().default(null),
  /** Absent for earlier subscribers, and for those who registered themselves. */
  createdBy: Id.optional(),
});
export type Subscriber = z.infer<typeof Subscriber>;

export const SubscriberWithState = Subscriber.extend({
  state: SubscriberState,
  suppressedAt: z.iso.datetime().nullable(),
  suppressedReason: SuppressionReason.nullable(),
  suppressionLift: z
    .object({ at: z.iso.datetime(), by: z.string(), reason: z.string() })
    .meta({ id: "SuppressionLift" })
    .nullable(),
  /** An office's lift does not affect it. */
  groupSuppression: z
    .object({ at: z.iso.datetime(), reason: SuppressionReason })
    .meta({ id: "GroupSuppression" })
    .nullable(),
  unsubscribedElsewhere: z.array(
    z.object({ organisationId: Id, at: z.iso.datetime() }).meta({ id: "Unsubscription" }),
  ),
  creator: Creator,
}).meta({ id: "Subscriber" });
export type SubscriberWithState = z.infer<typeof SubscriberWithState>;

export const SubscriberMail = SendDetail.pick({
  timeStamp: true,
  type: true,
  state: true,
  success: true,
  error: true,
  deliveredAt: true,
})
  .extend({ id: z.string(), newsletterId: Id, title: z.string(), organisationId: Id.nullable() })
  .meta({ id: "SubscriberMail" });
export type SubscriberMail = z.infer<typeof SubscriberMail>;

export const SuppressionLiftDraft = z
  .object({ reason: requiredText(500), ownerAgreed: Flag })
  .meta({ id: "SuppressionLiftDraft" });
export type SuppressionLiftDraft = z.output<typeof SuppressionLiftDraft>;

export const SubscriberIndustry = z
  .object({
    industryId: Id,
    name: z.string(),
    receivesTaxNews: z.boolean(),
    receivesDoctorsNews: z.boolean(),
  })
  .meta({ id: "SubscriberIndustry" });
export type SubscriberIndustry = z.infer<typeof SubscriberIndustry>;
