import {
  type ArticlePart,
  articleParts,
  isArticlePart,
  isMailPart,
  type MailPart,
  type TemplatePart,
  type Templates,
} from "../../../shared/administration/template-part.ts";
import type { FieldError } from "../../../shared/contract/problem-details.ts";
import type { MailData } from "../../data/templates/mail-data.ts";
import { keyOf, PLACEHOLDERS, toSesPart } from "../../data/templates/ses-template.ts";
import { escapeHtml } from "../../platform/html/safe-html.ts";
import { PartFault } from "./part-fault.ts";
import { renderSampleArticle, renderSampleMail, renderSampleNewsletter } from "./render-sample.ts";
import { sampleMails } from "./sample-mails.text.ts";
import { sampleArticles } from "./sample-newsletter.text.ts";
import { templatesText as text } from "./templates.text.ts";

const addressOf: { readonly [Part in MailPart]: (data: MailData[Part]) => string | undefined } = {
  subscriberConfirmationTemplate: ({ confirmUrl }) => confirmUrl,
  resetPasswortTemplate: ({ resetUrl }) => resetUrl,
  forumNotificationTemplate: ({ post }) => post.url,
  applicationInfoTemplate: () => undefined,
  applicationNotificationTemplate: ({ applicant }) => applicant.url,
  articleNotificationTemplate: ({ article }) => article.url,
  calendarNotificationTemplate: ({ event }) => event.url,
  materialNotificationTemplate: ({ order }) => order.url,
  cloudNotificationTemplate: ({ folders }) => folders[0]?.changes[0]?.url,
};

const lacks = (html: string, expected: string) => !html.includes(escapeHtml(expected));

const mailFault = <Part extends MailPart>(part: Part, templates: Templates, data: MailData[Part]) => {
  const { subject, html } = renderSampleMail(part, templates, data);
  const address = addressOf[part](data);
  if (subject === "") return text.subjectMissing;
  return address !== undefined && lacks(html, address) ? text.linkNeeded[part] : undefined;
};

const articleFault = (part: ArticlePart, templates: Templates, portalOrigin: string) => {
  const { title, url, content } = sampleArticles(portalOrigin)[part];
  const html = renderSampleArticle(part, templates, portalOrigin);
  if (lacks(html, title)) return text.titleMissing;
  if (url) return lacks(html, url) ? text.articleLinkMissing : undefined;
  return html.includes(content?.slice(0, 20) ?? "") ? undefined : text.contentMissing;
};

const ARTICLE = "<b>article</b>";
const articlesAs = (source: string) => Object.fromEntries(articleParts.map((part) => [part, source]));

const newsletterFault = (templates: Templates, portalOrigin: string) => {
  const set = { ...templates, ...articlesAs(ARTICLE) };
  const { marked } = renderSampleNewsletter(articleParts, set, portalOrigin);
  if (marked.split(ARTICLE).length <= articleParts.length) return text.articlesMissing;
  const link = `{{${keyOf(PLACEHOLDERS.indexOf("unsubscribeUrl"), "html")}}}`;
  const { content, blocks } = toSesPart(marked, "html");
  const shownTo = blocks.flatMap((block) => (block.content.includes(link) ? block.readers : []));
  if (content.includes(link) || shownTo.includes("employees")) return text.unsubscribeForAll;
  return shownTo.includes("clients") && shownTo.includes("externals") ? undefined : text.unsubscribeMissing;
};

const faultIn = (part: TemplatePart, templates: Templates, portalOrigin: string): string | undefined => {
  if (templates[part].trim() === "") return text.empty;
  if (isMailPart(part)) return mailFault(part, templates, sampleMails(portalOrigin)[part]);
  return isArticlePart(part)
    ? articleFault(part, templates, portalOrigin)
    : newsletterFault(templates, portalOrigin);
};

export const faultsOf = (
  parts: readonly TemplatePart[],
  templates: Templates,
  portalOrigin: string,
): FieldError[] =>
  parts.flatMap((part) => {
    try {
      const message = faultIn(part, templates, portalOrigin);
      return message === undefined ? [] : [{ path: part, message }];
    } catch (error) {
      if (error instanceof PartFault) return [{ path: error.part, message: error.message }];
      throw error;
    }
  });
