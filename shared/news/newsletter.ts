import * as z from "zod";
import { Id, optionalText, requiredText, Timestamp } from "../contract/wire.ts";
import { ArticleSummary } from "./article.ts";
import { LeftOutReason, RecipientKind } from "./recipients.ts";

const sendFlag = z.boolean().default(true);

/** Who gets a newsletter: the office (null: the whole group) and the send flags. */
export const NewsletterRecipients = z.object({
  // Encodable, since it travels in a query string.
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

/** The send flags in the order the editor shows them. */
export const sendFlags = [
  "sendToEmployees",
  "sendToAssociateDirectors",
  "sendToPartnerDirectors",
  "sendToClients",
  "sendToExternals",
  "sendToSubsInterestedInTaxNews",
  "sendToSubsInterestedInDoctorNews",
] as const satisfies readonly (keyof NewsletterRecipients)[];

/** What an editor saves; `articles` in the order to show. */
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

/** Whether there is nothing to send: a newsletter has articles, a text of its own, or both. */
export const isEmptyNewsletter = (content: string | null, articles: readonly unknown[]): boolean =>
  content === null && articles.length === 0;

export const SendingState = z.enum(["planning", "sending", "paused", "cancelled", "finished"]);
export type SendingState = z.infer<typeof SendingState>;

/** A sending that was decided on and did not begin; `reason` is German, fit to show. */
export const ScheduleFailure = z.object({ at: z.iso.datetime(), reason: z.string() });
export type ScheduleFailure = z.infer<typeof ScheduleFailure>;

/** A newsletter on the wire (specification section 3). */
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
    /** When somebody decided that it goes out; null where nobody did, or it went. */
    scheduledAt: z.iso.datetime().nullable().default(null),
    /** Why sending did not begin at the time it was decided for. */
    scheduleFailure: ScheduleFailure.nullable().default(null),
    createdAt: z.iso.datetime(),
    createdBy: Id.nullable(),
    modifiedAt: z.iso.datetime(),
    modifiedBy: Id.nullable(),
  })
  .meta({ id: "Newsletter" });
export type Newsletter = z.infer<typeof Newsletter>;

export const NewsletterCopy = Newsletter.omit({
  id: true,
  scheduledAt: true,
  scheduleFailure: true,
  createdAt: true,
  createdBy: true,
  modifiedAt: true,
  modifiedBy: true,
}).meta({ id: "NewsletterCopy" });
export type NewsletterCopy = z.infer<typeof NewsletterCopy>;

const count = z.int().min(0);

/** How many get a newsletter, by kind. */
export const RecipientTotals = z.object({
  clientsCountTotal: count,
  externalsCountTotal: count,
  employeesCountTotal: count,
});

/** How many would get a newsletter, and how many whom it is for would not, by reason. */
export const RecipientCount = RecipientTotals.extend({
  excluded: z.array(z.object({ reason: LeftOutReason, count: z.int().min(1) })),
}).meta({ id: "RecipientCount" });
export type RecipientCount = z.infer<typeof RecipientCount>;

/** How far sending has come (specification section 3); `done` counts every final outcome, failures too. */
export const NewsletterStatus = RecipientTotals.extend({
  clientsCountDone: count,
  externalsCountDone: count,
  employeesCountDone: count,
  startedSendingAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  state: SendingState.nullable(),
  /** Mails among the done that SES did not take. */
  failedCount: count,
  /** Mails that SES took and that then came back, or were refused after all. */
  bouncedCount: count,
  /** Batches of up to 50 that failed too often; resuming tries them again. */
  stuckBatches: count,
  /** German, fit to show: why a run pauses that nobody paused by hand. */
  pauseReason: z.string().nullable(),
}).meta({ id: "NewsletterStatus" });
export type NewsletterStatus = z.infer<typeof NewsletterStatus>;

/** How far the sending of one of several newsletters has come. */
export const NewsletterProgress = z
  .object({ id: Id, status: NewsletterStatus })
  .meta({ id: "NewsletterProgress" });
export type NewsletterProgress = z.infer<typeof NewsletterProgress>;

/** One that is being sent, as it is shown where newsletters are not listed. */
export const RunningNewsletter = NewsletterProgress.extend({ title: z.string() }).meta({
  id: "RunningNewsletter",
});
export type RunningNewsletter = z.infer<typeof RunningNewsletter>;

/** Sum of the three totals. */
export const recipientsTotal = (status: z.infer<typeof RecipientTotals>): number =>
  status.clientsCountTotal + status.externalsCountTotal + status.employeesCountTotal;

/** Sum of the three done counts. */
export const recipientsDone = (
  status: Pick<NewsletterStatus, "clientsCountDone" | "externalsCountDone" | "employeesCountDone">,
): number => status.clientsCountDone + status.externalsCountDone + status.employeesCountDone;

/** Where a recipient's mail stands. The last five are final. */
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

/** How many recipients of a newsletter stand in a state. */
export const DeliveryCount = z.object({ state: DeliveryState, count }).meta({ id: "DeliveryCount" });
export type DeliveryCount = z.infer<typeof DeliveryCount>;

/** One recipient of a newsletter and what became of the mail. */
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
    /** When SES reported that the other side took the mail. */
    deliveredAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "SendDetail" });
export type SendDetail = z.infer<typeof SendDetail>;
