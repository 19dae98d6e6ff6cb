import * as z from "zod";
import { administrators, ofEmployer, ofResource, rule, ruleOnResource } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { entityProblems } from "../contract/general.problems.ts";
import { exportableListQuery, jsonParameter, page } from "../contract/list-query.ts";
import { Id, joinedIds, MailAddress, Timestamp } from "../contract/wire.ts";
import { mailProblems, newsletterProblems, templateProblems } from "./news.problems.ts";
import {
  CurrentNewsletter,
  DeliveryCount,
  Newsletter,
  NewsletterProgress,
  NewsletterStatus,
  RunningNewsletter,
  SendDetail,
  ShownNewsletter,
} from "./newsletter.ts";
import { RecipientKind } from "./recipients.ts";

const reading = rule("READ_NEWS", ofEmployer);
const editing = ruleOnResource("EDIT_NEWS", ofResource);

const steps = {
  pause: "newsletter.paused",
  resume: "newsletter.resumed",
  cancel: "newsletter.cancelled",
} as const;

const settled = {
  resend: "newsletter.unknown-resent",
  count: "newsletter.unknown-counted",
} as const;

/** The run that was shown, so that a step affects no other. */
const ShownRun = z.object({ startedSendingAt: z.iso.datetime().optional() });

const sendingStep = <Step extends keyof typeof steps>(step: Step, summary: string) =>
  ({
    method: "PUT",
    path: `/v1/news/newsletters/{id}/${step}`,
    access: editing,
    summary,
    audited: steps[step],
    body: ShownRun.nullish(),
    reply: NewsletterStatus,
    problems: [
      newsletterProblems.notFound,
      newsletterProblems.notSending,
      newsletterProblems.cancelled,
      newsletterProblems.changedSinceShown,
    ],
  }) as const;

const afterwards = [
  newsletterProblems.changedSinceShown,
  newsletterProblems.notFound,
  newsletterProblems.notSent,
  newsletterProblems.isSending,
  newsletterProblems.cancelled,
] as const;

const settlingUnknown = <Decision extends keyof typeof settled>(decision: Decision, summary: string) =>
  ({
    method: "PUT",
    path: `/v1/news/newsletters/{id}/${decision}-unknown`,
    access: editing,
    summary,
    audited: settled[decision],
    body: ShownRun.nullish(),
    reply: NewsletterStatus,
    problems: afterwards,
  }) as const;

/** Why a newsletter cannot go out as it is. */
export const unsendable = [
  newsletterProblems.isEmpty,
  newsletterProblems.articleNotReleased,
  newsletterProblems.notReleased,
  newsletterProblems.changedSinceReleased,
  templateProblems.notFound,
  mailProblems.notAccepted,
] as const;

export const sending = {
  test: endpoint({
    method: "PUT",
    path: "/v1/news/newsletters/{id}/test",
    access: editing,
    summary: "Sends one test mail, to the caller and as an employee gets it unless told",
    audited: "newsletter.test-sent",
    body: z.object({ email: MailAddress.nullish(), as: RecipientKind.nullish() }).nullish(),
    reply: z.object({ messageId: z.string() }),
    problems: [
      newsletterProblems.notFound,
      newsletterProblems.isEmpty,
      templateProblems.notFound,
      mailProblems.notAccepted,
    ],
  }),
  publish: endpoint({
    method: "PUT",
    path: "/v1/news/newsletters/{id}/publish",
    access: editing,
    summary: "Starts sending; once, however often it is called",
    audited: "newsletter.published",
    query: z.object({ resendToAllPossibleRecipients: jsonParameter(z.boolean()).optional() }),
    body: ShownNewsletter.nullish(),
    reply: Newsletter,
    current: CurrentNewsletter,
    versioned: true,
    problems: [
      newsletterProblems.changedSinceShown,
      entityProblems.changed,
      newsletterProblems.notFound,
      ...unsendable,
      newsletterProblems.contentExpired,
      newsletterProblems.isSending,
    ],
  }),
  schedule: endpoint({
    method: "PUT",
    path: "/v1/news/newsletters/{id}/schedule",
    access: editing,
    summary: "Decides that the newsletter goes out at that time, instead of any time decided before",
    audited: "newsletter.scheduled",
    body: ShownNewsletter.extend({ at: Timestamp }),
    reply: Newsletter,
    current: CurrentNewsletter,
    versioned: true,
    problems: [
      newsletterProblems.changedSinceShown,
      newsletterProblems.notFound,
      ...unsendable,
      newsletterProblems.wasSent,
      entityProblems.changed,
    ],
  }),
  unschedule: endpoint({
    method: "PUT",
    path: "/v1/news/newsletters/{id}/unschedule",
    access: editing,
    summary: "Takes that decision back",
    audited: "newsletter.unscheduled",
    reply: Newsletter,
    versioned: true,
    problems: [
      newsletterProblems.notFound,
      newsletterProblems.notScheduled,
      newsletterProblems.wasSent,
      entityProblems.changed,
    ],
  }),
  repeatFailed: endpoint({
    method: "PUT",
    path: "/v1/news/newsletters/{id}/repeat",
    access: editing,
    summary: "Sends once more to just those whose mail failed, after the others are done",
    audited: "newsletter.repeated",
    body: ShownRun.extend({ recipients: z.int().optional() }).nullish(),
    reply: NewsletterStatus,
    problems: [...afterwards, newsletterProblems.nothingFailed],
  }),
  resendUnknown: endpoint(
    settlingUnknown("resend", "Sends once more to those of whom nobody knows whether they have the mail"),
  ),
  countUnknown: endpoint(settlingUnknown("count", "Counts mails of which nobody knows as sent")),
  pause: endpoint(sendingStep("pause", "Stops sending after the batches at work")),
  resume: endpoint(sendingStep("resume", "Goes on with a paused newsletter")),
  cancel: endpoint(sendingStep("cancel", "Ends sending for good")),
  ignoreWindow: endpoint({
    method: "PUT",
    path: "/v1/news/newsletters/{id}/ignore-window",
    access: administrators,
    summary: "Sends a newsletter that is under way outside the hours of newsletters, too",
    audited: "newsletter.window-ignored",
    reply: NewsletterStatus,
    problems: [newsletterProblems.notFound, newsletterProblems.notSending, newsletterProblems.cancelled],
  }),
  status: endpoint({
    method: "GET",
    path: "/v1/news/newsletters/{id}/status",
    access: reading,
    summary: "How far sending has come; before, until when it would have to wait",
    query: z.object({
      /** When an unsent newsletter is to begin; now by default. */
      at: z.iso.datetime().optional(),
    }),
    reply: NewsletterStatus,
    problems: [newsletterProblems.notFound],
  }),
  statuses: endpoint({
    method: "GET",
    path: "/v1/news/newsletters/statuses",
    access: reading,
    summary: "How far sending has come, of the newsletters named as far as they were sent",
    query: z.object({ ids: joinedIds(100) }),
    reply: page(NewsletterProgress),
  }),
  running: endpoint({
    method: "GET",
    path: "/v1/news/newsletters/running",
    access: reading,
    summary:
      "The newsletters that are being sent or are paused, and those that wait for the caller's release",
    reply: page(RunningNewsletter).extend({ toRelease: z.array(z.object({ id: Id, title: z.string() })) }),
  }),
  details: endpoint({
    method: "GET",
    path: "/v1/news_new/newsletters/{id}/status/details",
    access: editing,
    summary: "Every recipient of the last sending and what became of the mail",
    exports: "newsletter.recipients-exported",
    query: exportableListQuery({ filters: ["type", "state", "success"] }),
    reply: page(SendDetail),
    problems: [newsletterProblems.notFound],
  }),
  deliveries: endpoint({
    method: "GET",
    path: "/v1/news/newsletters/{id}/deliveries",
    access: editing,
    summary: "How many recipients of the last sending stand in which state",
    reply: page(DeliveryCount),
    problems: [newsletterProblems.notFound],
  }),
};
