import * as z from "zod";
import { defaultSettings } from "../../../shared/administration/settings.ts";
import { ledgerExpiry } from "../runs/run-start.ts";

const tag = z.array(z.string()).optional();

/** SES developer guide, "Contents of event data"; only the fields used here. */
export const SesEvent = z.object({
  eventType: z.string(),
  mail: z.object({
    messageId: z.string(),
    timestamp: z.string(),
    destination: z.array(z.string()).default([]),
    tags: z.object({ newsletter: tag, run: tag, batch: tag, row: tag, expires: tag }).default({}),
  }),
  bounce: z
    .object({
      bounceType: z.string(),
      timestamp: z.string().optional(),
      bouncedRecipients: z.array(z.object({ diagnosticCode: z.string().optional() })).default([]),
    })
    .optional(),
  complaint: z.object({ timestamp: z.string().optional() }).optional(),
  delivery: z.object({ timestamp: z.string().optional() }).optional(),
  reject: z.object({ reason: z.string().optional() }).optional(),
});
export type SesEvent = z.infer<typeof SesEvent>;

/** Any but `rejected` proves that SES took the mail. */
export type EvidenceKind =
  | "sent"
  | "delivered"
  | "bounced"
  | "softBounced"
  | "complained"
  | "rejected"
  | "delayed";

const kinds: Readonly<Record<string, EvidenceKind>> = {
  Send: "sent",
  Delivery: "delivered",
  Bounce: "bounced",
  Complaint: "complained",
  Reject: "rejected",
  DeliveryDelay: "delayed",
  "Rendering Failure": "rejected",
};

export interface Evidence {
  readonly row: number;
  readonly kind: EvidenceKind;
  readonly at: string;
  readonly messageId: string;
  readonly detail?: string;
}

/** A transient bounce may be an out-of-office reply, so it means nothing after a delivery. */
const kindOf = ({ eventType, bounce }: SesEvent): EvidenceKind | undefined =>
  bounce?.bounceType === "Transient" ? "softBounced" : kinds[eventType];

export interface BatchReference {
  readonly newsletterId: string;
  readonly run: number;
  readonly no: number;
}

export interface ReportedBatch extends BatchReference {
  /** In s; reported events end with the ledger. */
  readonly expiresAt: number;
}

/** For mails that the release before has sent. */
const untaggedExpiry = () => ledgerExpiry(new Date(), defaultSettings.ledgerRetentionDays);

const whole = (tags: string[] | undefined): number | undefined => {
  const value = Number(tags?.[0] ?? Number.NaN);
  return Number.isInteger(value) && value >= 0 ? value : undefined;
};

export const timeOf = ({ delivery, bounce, complaint, mail }: SesEvent): string => {
  const stamp = delivery?.timestamp ?? bounce?.timestamp ?? complaint?.timestamp ?? mail.timestamp;
  return new Date(Date.parse(stamp) || Date.now()).toISOString();
};

/** Undefined for mails that belong to no newsletter. */
export const evidenceOf = (event: SesEvent): { batch: ReportedBatch; evidence: Evidence } | undefined => {
  const { tags, messageId } = event.mail;
  const [newsletterId, kind] = [tags.newsletter?.[0], kindOf(event)];
  const [run, no, row] = [whole(tags.run), whole(tags.batch), whole(tags.row)];
  if (!newsletterId || !kind || run === undefined || no === undefined || row === undefined) return undefined;
  const detail = event.bounce?.bouncedRecipients[0]?.diagnosticCode ?? event.reject?.reason;
  return {
    batch: { newsletterId, run, no, expiresAt: whole(tags.expires) ?? untaggedExpiry() },
    evidence: {
      row,
      kind,
      at: timeOf(event),
      messageId,
      ...(detail ? { detail: detail.slice(0, 300) } : {}),
    },
  };
};

export const suppressionReasonOf = (event: SesEvent): "bounced" | "complained" | undefined => {
  if (event.eventType === "Complaint") return "complained";
  return event.eventType === "Bounce" && event.bounce?.bounceType === "Permanent" ? "bounced" : undefined;
};
