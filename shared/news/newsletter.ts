import * as z from "zod";
import { Id, optionalText, requiredText, Timestamp } from "../contract/wire.ts";
import { Creator } from "../organisations/employee.ts";
import { Approval } from "./approval.ts";
import { ArticleSummary } from "./article.ts";
import { LeftOutReason, RecipientKind } from "./recipients.ts";

const sendFlag = z.boolean().default(true);

export const NewsletterRecipients = z.object({
  // Must be encodable, since it travels in a query string.
  organisationId: Id.nullable().default(null),
  sendToAssociateDirectors: sendFlag,
  sendToPartnerDirectors: sendFlag,
  sendToEmployees: sendFlag,
  sendToClients: sendFlag,
  sendToExternals: sendFlag,
  sendToSubsInterestedInTaxNews: sendFlag,
  sendToSubsInterestedInDoctorNews: z.boolean().default(false),
});
export type NewsletterRecipients = z.output<typeof NewsletterRecipients>;

export const sendFlags = [
  "sendToEmployees",
  "sendToAssociateDirectors",
  "sendToPartnerDirectors",
  "sendToClients",
  "sendToExternals",
  "sendToSubsInterestedInTaxNews",
  "sendToSubsInterestedInDoctorNews",
] as const satisfies readonly (keyof NewsletterRecipients)[];

export const NewsletterDraft = NewsletterRecipients.extend({
  title: requiredText(200),
  abstract: optionalText(5_000),
  content: optionalText(100_000),
  articles: z
    .array(z.object({ id: Id, offersFiles: z.boolean().optional() }))
    .max(100)
    .default([])
    .refine((articles) => new Set(articles.map(({ id }) => id)).size === articles.length, {
      error: "Jeder Artikel kann nur einmal vorkommen.",
    }),
  templateId: Id.nullish().transform((id) => id ?? null),
  releaseDate: Timestamp.nullish(),
}).meta({ id: "NewsletterDraft" });
export type NewsletterDraft = z.output<typeof NewsletterDraft>;

export const isEmptyNewsletter = (content: string | null, articles: readonly unknown[]): boolean =>
  content === null && articles.length === 0;

export const SendingState = z.enum(["planning", "sending", "paused", "cancelled", "finished"]);
export type SendingState = z.infer<typeof SendingState>;

/** `reason` is German. */
export const ScheduleFailure = z.object({ at: z.iso.datetime(), reason: z.string() });
export type ScheduleFailure = z.infer<typeof ScheduleFailure>;

export const Newsletter = z
  .object({
    id: Id,
    title: z.string(),
    abstract: z.string().nullable(),
    content: z.string().nullable(),
    articles: z.array(ArticleSummary),
    organisationId: Id.nullable(),
    templateId: Id.nullable(),
    sendToAssociateDirectors: z.boolean(),
    sendToPartnerDirectors: z.boolean(),
    sendToEmployees: z.boolean(),
    sendToClients: z.boolean(),
    sendToExternals: z.boolean(),
    sendToSubsInterestedInTaxNews: z.boolean(),
    sendToSubsInterestedInDoctorNews: z.boolean(),
    releaseDate: z.iso.datetime(),
    startedSendingAt: z.iso.datetime().nullable(),
    scheduledAt: z.iso.datetime().nullable().default(null),
    scheduleFailure: ScheduleFailure.nullable().default(null),
    /** False if a planned newsletter would go out differently now, so that it will not. */
    isAsPlanned: z.boolean().optional(),
    release: Approval.nullish(),
    /** Author of the last change of content; earlier newsletters know only the last change of any kind. */
    writtenBy: Id.nullish(),
    createdAt: z.iso.datetime(),
    createdBy: Id.nullable(),
    ownedBy: Id.optional(),
    modifiedAt: z.iso.datetime(),
    modifiedBy: Id.nullable(),
    creator: Creator,
  })
  .meta({ id: "Newsletter" });
export type Newsletter = z.infer<typeof Newsletter>;

/** What a decision was based on: the status of an unsent newsletter as shown; its version is If-Match. */
export const ShownNewsletter = z.object({
  fingerprint: z.string().max(100).optional(),
  recipients: z.int().min(0).optional(),
});
export type ShownNewsletter = z.infer<typeof ShownNewsletter>;

export const writerOf = ({ writtenBy, modifiedBy }: Pick<Newsletter, "writtenBy" | "modifiedBy">) =>
  writtenBy ?? modifiedBy;

export const NewsletterCopy = Newsletter.omit({
  id: true,
  scheduledAt: true,
  scheduleFailure: true,
  isAsPlanned: true,
  release: true,
  writtenBy: true,
  createdAt: true,
  createdBy: true,
  ownedBy: true,
  modifiedAt: true,
  modifiedBy: true,
  creator: true,
}).meta({ id: "NewsletterCopy" });
export type NewsletterCopy = z.infer<typeof NewsletterCopy>;

const count = z.int().min(0);

export const RecipientTotals = z.object({
  clientsCountTotal: count,
  externalsCountTotal: count,
  employeesCountTotal: count,
});
export type RecipientTotals = z.infer<typeof RecipientTotals>;

/** Specification section 3; `done` counts every final outcome, failures too. */
const SendingCounts = RecipientTotals.extend({
  clientsCountDone: count,
  externalsCountDone: count,
  employeesCountDone: count,
  startedSendingAt: z.iso.datetime().nullable(),
});

const LeftOut = z.array(z.object({ reason: LeftOutReason, count: z.int().min(1) }));

export const RecipientCount = SendingCounts.extend({
  excluded: LeftOut,
}).meta({ id: "RecipientCount" });
export type RecipientCount = z.infer<typeof RecipientCount>;

export const NewsletterStatus = SendingCounts.extend({
  finishedAt: z.iso.datetime().nullable(),
  state: SendingState.nullable(),
  failedCount: count,
  /** Permanent bounces and rejections after SES accepted the mail; the ledger also counts temporary ones. */
  bouncedCount: count,
  /** Batches of up to 50 that failed too often; resuming retries them. */
  stuckBatches: count,
  /** German. */
  pauseReason: z.string().nullable(),
  /** Sending waits for the send window until then. */
  waitsUntil: z.iso.datetime().nullable().default(null),
  /** The daily quota of SES is used up until then. */
  quotaUntil: z.iso.datetime().nullable().default(null),
  /** Only before sending: who would be left out. */
  excluded: LeftOut.optional(),
  /** Only before sending: changes with anything that recipients would see differently. */
  fingerprint: z.string().optional(),
  /** Only before sending: whom its mails are from, and who gets answers; null is what the portal itself has. */
  from: z.object({ name: z.string().nullable(), replyTo: z.string().nullable() }).optional(),
}).meta({ id: "NewsletterStatus" });
export type NewsletterStatus = z.infer<typeof NewsletterStatus>;

/** Body of the 409 when a newsletter changed after it was shown. */
export const CurrentNewsletter = Newsletter.extend({ status: NewsletterStatus.optional() }).meta({
  id: "CurrentNewsletter",
});

export const NewsletterProgress = z
  .object({ id: Id, status: NewsletterStatus })
  .meta({ id: "NewsletterProgress" });
export type NewsletterProgress = z.infer<typeof NewsletterProgress>;

export const RunningNewsletter = NewsletterProgress.extend({ title: z.string() }).meta({
  id: "RunningNewsletter",
});
export type RunningNewsletter = z.infer<typeof RunningNewsletter>;

/** The last five are final. */
export const DeliveryState = z.enum([
  "queued",
  "sending",
  "sent",
  "failed",
  "inDoubt",
  "bounced",
  "complained",
  "skipped",
]);
export type DeliveryState = z.infer<typeof DeliveryState>;

export const DeliveryCount = z.object({ state: DeliveryState, count }).meta({ id: "DeliveryCount" });
export type DeliveryCount = z.infer<typeof DeliveryCount>;

export const SendDetail = z
  .object({
    timeStamp: z.iso.datetime().nullable(),
    type: RecipientKind,
    id: Id,
    name: z.string(),
    email: z.string(),
    success: z.boolean(),
    error: z.string().nullable(),
    state: DeliveryState,
    deliveredAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "SendDetail" });
export type SendDetail = z.infer<typeof SendDetail>;
