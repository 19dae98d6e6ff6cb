import * as z from "zod";
import { ofEmployer, ofSubject, rule, ruleOnSubject } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { exportableListQuery, jsonParameter, page } from "../contract/list.ts";
import { Id, MailAddress, Timestamp } from "../contract/wire.ts";
import { Newsletter, NewsletterStatus, RunningNewsletter, SendDetail, SentNewsletter } from "./newsletter.ts";

const reading = rule("READ_NEWS", ofEmployer);
const editing = ruleOnSubject("EDIT_NEWS", ofSubject);

const steps = {
  pause: "newsletter.paused",
  resume: "newsletter.resumed",
  cancel: "newsletter.cancelled",
} as const;

const sendingStep = <Step extends keyof typeof steps>(step: Step, summary: string) =>
  ({
    method: "PUT",
    path: `/v1/news/newsletters/{id}/${step}`,
    access: editing,
    summary,
    audited: steps[step],
    reply: NewsletterStatus,
    problems: ["newsletter.not-found", "newsletter.not-sending", "newsletter.cancelled"],
  }) as const;

export const sending = {
  test: endpoint({
    method: "PUT",
    path: "/v1/news/newsletters/{id}/test",
    access: editing,
    summary: "Sends one test mail, to the caller unless told",
    audited: "newsletter.test-sent",
    body: z.object({ email: MailAddress.nullish() }).nullish(),
    reply: z.object({ messageId: z.string() }),
    problems: ["newsletter.not-found", "newsletter.no-articles", "template.not-found", "mail.not-accepted"],
  }),
  publish: endpoint({
    method: "PUT",
    path: "/v1/news/newsletters/{id}/publish",
    access: editing,
    summary: "Starts sending; once, however often it is called",
    audited: "newsletter.published",
    query: z.object({ resendToAllPossibleRecipients: jsonParameter(z.boolean()).optional() }),
    reply: Newsletter,
    versioned: true,
    problems: [
      "newsletter.not-found",
      "newsletter.no-articles",
      "newsletter.article-not-released",
      "newsletter.is-sending",
      "template.not-found",
      "mail.not-accepted",
    ],
  }),
  schedule: endpoint({
    method: "PUT",
    path: "/v1/news/newsletters/{id}/schedule",
    access: editing,
    summary: "Decides that the newsletter goes out at that time, instead of any time decided before",
    audited: "newsletter.scheduled",
    body: z.object({ at: Timestamp }),
    reply: Newsletter,
    versioned: true,
    problems: [
      "newsletter.not-found",
      "newsletter.no-articles",
      "newsletter.article-not-released",
      "newsletter.was-sent",
      "template.not-found",
      "mail.not-accepted",
      "entity.changed",
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
    problems: ["newsletter.not-found", "newsletter.not-scheduled", "newsletter.was-sent", "entity.changed"],
  }),
  repeatFailed: endpoint({
    method: "PUT",
    path: "/v1/news/newsletters/{id}/repeat",
    access: editing,
    summary: "Sends once more to just those whose mail failed, after the others are done",
    audited: "newsletter.repeated",
    reply: NewsletterStatus,
    problems: [
      "newsletter.not-found",
      "newsletter.not-sent",
      "newsletter.is-sending",
      "newsletter.cancelled",
      "newsletter.nothing-failed",
    ],
  }),
  pause: endpoint(sendingStep("pause", "Stops sending after the batches at work")),
  resume: endpoint(sendingStep("resume", "Goes on with a paused newsletter")),
  cancel: endpoint(sendingStep("cancel", "Ends sending for good")),
  status: endpoint({
    method: "GET",
    path: "/v1/news/newsletters/{id}/status",
    access: reading,
    summary: "How far sending has come",
    reply: NewsletterStatus,
    problems: ["newsletter.not-found"],
  }),
  statuses: endpoint({
    method: "GET",
    path: "/v1/news/newsletters/statuses",
    access: reading,
    summary: "How far sending has come, of the newsletters named as far as they were sent",
    query: z.object({ ids: jsonParameter(z.array(Id).max(100)) }),
    reply: page(SentNewsletter),
  }),
  running: endpoint({
    method: "GET",
    path: "/v1/news/newsletters/running",
    access: reading,
    summary: "The newsletters that are being sent or are paused",
    reply: page(RunningNewsletter),
  }),
  details: endpoint({
    method: "GET",
    path: "/v1/news_new/newsletters/{id}/status/details",
    access: reading,
    summary: "Every recipient of the last sending and what became of the mail",
    exports: "newsletter.recipients-exported",
    query: exportableListQuery({ filters: ["type", "state", "success"] }),
    reply: page(SendDetail),
    problems: ["newsletter.not-found"],
  }),
};
