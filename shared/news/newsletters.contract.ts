import * as z from "zod";
import {
  ofBody,
  ofEmployer,
  ofQueriedNewsletter,
  ofResource,
  rule,
  ruleOnResource,
} from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { entityProblems } from "../contract/general.problems.ts";
import { jsonParameter, listQuery, page } from "../contract/list-query.ts";
import { fileProblems } from "../files/files.problems.ts";
import { mailProblems, newsletterProblems, templateProblems } from "./news.problems.ts";
import {
  Newsletter,
  NewsletterCopy,
  NewsletterDraft,
  NewsletterRecipients,
  RecipientCount,
} from "./newsletter.ts";

const reading = rule("READ_NEWS", ofEmployer);
const editing = ruleOnResource("EDIT_NEWS", ofResource);

const RenderedMail = z.object({ subject: z.string(), html: z.string() });

export const newsletters = {
  list: endpoint({
    method: "GET",
    path: "/v1/news_new/newsletters",
    access: reading,
    summary: "Newsletters that the caller may see",
    query: listQuery({
      filters: [
        "creator",
        "organisation",
        "textSearch",
        "containsArticleIds",
        "templateId",
        "startedSendingAt",
        "toRelease",
      ],
      sort: ["title", "releaseDate", "startedSendingAt", "modifiedAt"],
    }),
    reply: page(Newsletter),
  }),
  read: endpoint({
    method: "GET",
    path: "/v1/news/newsletters/{id}",
    access: reading,
    summary: "One newsletter",
    reply: Newsletter,
    versioned: true,
    problems: [newsletterProblems.notFound],
  }),
  create: endpoint({
    method: "POST",
    path: "/v1/news/newsletters",
    access: rule("EDIT_NEWS", ofBody),
    summary: "Saves a new newsletter",
    body: NewsletterDraft,
    reply: Newsletter,
    status: 201,
    versioned: true,
    problems: [newsletterProblems.articleUnknown, templateProblems.notFound],
  }),
  update: endpoint({
    method: "PUT",
    path: "/v1/news/newsletters/{id}",
    access: editing,
    summary: "Saves a newsletter that was not sent yet",
    body: NewsletterDraft,
    reply: Newsletter,
    versioned: true,
    problems: [
      newsletterProblems.notFound,
      newsletterProblems.articleUnknown,
      newsletterProblems.wasSent,
      newsletterProblems.isScheduled,
      templateProblems.notFound,
      entityProblems.changed,
    ],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/v1/news_new/newsletters/{id}",
    access: editing,
    summary: "Deletes a newsletter that is not being sent",
    audited: "newsletter.deleted",
    current: Newsletter,
    problems: [newsletterProblems.notFound, newsletterProblems.isSending, entityProblems.changed],
  }),
  clone: endpoint({
    method: "GET",
    path: "/v1/news/newsletters/{id}/clone",
    access: editing,
    summary: "A copy of a newsletter, not saved",
    reply: NewsletterCopy,
    problems: [newsletterProblems.notFound],
  }),
  withdrawFiles: endpoint({
    method: "DELETE",
    path: "/v1/news/newsletters/{id}/articles/{articleId}/files",
    access: editing,
    summary: "No longer offers an article's files to whoever has the mail, also of one that was sent",
    audited: "newsletter.files-withdrawn",
    problems: [newsletterProblems.notFound, fileProblems.notFound],
  }),
  preview: endpoint({
    method: "POST",
    path: "/v1/news/newsletters/preview",
    access: rule("EDIT_NEWS", ofBody),
    summary: "How a newsletter would look, saved or not",
    body: NewsletterDraft,
    reply: RenderedMail,
    problems: [newsletterProblems.articleUnknown, templateProblems.notFound, mailProblems.notAccepted],
  }),
  contents: endpoint({
    method: "GET",
    path: "/v1/news/newsletters/{id}/content",
    access: reading,
    summary: "The mail that a newsletter was sent with",
    reply: RenderedMail,
    problems: [newsletterProblems.notFound, newsletterProblems.notSent],
  }),
  statusOfUnsaved: endpoint({
    method: "GET",
    path: "/v1/news/newsletters/status",
    access: rule("EDIT_NEWS", ofQueriedNewsletter),
    summary: "How many would get a newsletter with these settings",
    query: z.object({ newsletter: jsonParameter(NewsletterRecipients) }),
    reply: RecipientCount,
  }),
};
