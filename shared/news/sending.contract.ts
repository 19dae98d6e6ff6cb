import * as z from "zod";
import { anyone, ofEmployer, ofSubject, rule, ruleOnSubject } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { jsonParameter, listQuery, page } from "../contract/list.ts";
import { Newsletter, NewsletterStatus, SendDetail } from "./newsletter.ts";
import { MailAddress } from "./subscriber.ts";

const reading = rule("READ_NEWS", ofEmployer);
const editing = ruleOnSubject("EDIT_NEWS", ofSubject);

const sendingStep = (step: "pause" | "resume" | "cancel", summary: string) =>
  ({
    method: "PUT",
    path: `/v1/news/newsletters/{id}/${step}`,
    access: editing,
    summary,
    reply: NewsletterStatus,
    problems: ["newsletter.not-found", "newsletter.not-sending", "newsletter.cancelled"],
  }) as const;

export const sending = {
  test: endpoint({
    method: "PUT",
    path: "/v1/news/newsletters/{id}/test",
    access: editing,
    summary: "Sends one test mail, to the caller unless told",
    body: z.object({ email: MailAddress.nullish() }).nullish(),
    reply: z.object({ messageId: z.string() }),
    problems: ["newsletter.not-found", "newsletter.no-articles", "template.not-found", "mail.not-accepted"],
  }),
  publish: endpoint({
    method: "PUT",
    path: "/v1/news/newsletters/{id}/publish",
    access: editing,
    summary: "Starts sending; once, however often it is called",
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
  details: endpoint({
    method: "GET",
    path: "/v1/news_new/newsletters/{id}/status/details",
    access: reading,
    summary: "Every recipient of the last sending and what became of the mail",
    query: listQuery({ filters: ["type", "state", "success"] }),
    reply: page(SendDetail),
    problems: ["newsletter.not-found"],
  }),
  unsubscribe: endpoint({
    method: "POST",
    path: "/v1/public/subscribers/unsubscribe",
    access: anyone,
    summary: "Ends a subscription by the token of its mail; mail clients call it too (RFC 8058)",
    query: z.object({ token: z.string().max(500).optional() }),
    body: z.object({ token: z.string().max(500).optional() }).nullish(),
    status: 204,
    crossSite: true,
    // A mail provider's servers call for all of its customers.
    callsPerMinute: 600,
    problems: ["unsubscribe.token-invalid"],
  }),
};
