import { createHash } from "node:crypto";
import { newsletterProblems } from "../../../shared/news/news.problems.ts";
import { NewsletterRecipients, type ShownNewsletter } from "../../../shared/news/newsletter.ts";
import type { TemplateSet } from "../../../shared/news/template-set.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";
import type { StoredNewsletter } from "../../data/newsletters/newsletters.collection.ts";
import type { MailSender } from "../../data/templates/mail-data.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { MailFrom } from "../../platform/mail/mail-from.ts";
import type { NewsletterFrame } from "./newsletter-content.ts";

type Content = Pick<
  StoredNewsletter,
  "title" | "abstract" | "content" | "articleIds" | "templateId" | "fileTokens"
> &
  NewsletterRecipients;

export const decisionsOf = (newsletter: Content): string => {
  const { title, abstract, content, articleIds, templateId, fileTokens = {} } = newsletter;
  const offered = Object.keys(fileTokens).toSorted();
  const recipients = NewsletterRecipients.parse(newsletter);
  return JSON.stringify([title, abstract, content, articleIds, templateId, offered, recipients]);
};

/** Where and until when an article is published decides whether it goes out whole or as a link. */
const shownOf = ({ id, title, subtitle, abstract, content, authorName, ...article }: StoredArticle) => [
  id,
  title,
  subtitle,
  abstract,
  content,
  authorName,
  article.newsletterImageId ?? article.titleImageId,
  article.files.map((file) => [file.id, file.fileName]),
  [article.isPublicRelease, article.isInternalRelease, article.releaseDate, article.visibleUntil ?? null],
  article.urlTitle,
];

const templatesOf = (set: TemplateSet) => [
  set.newsletterTemplate,
  set.articleTemplate,
  set.articleTemplateNoImg,
  set.articleTemplateNoLink,
  set.articleTemplateNoLinkImg,
];

const senderOf = ({
  name,
  nameAdditional,
  street,
  zip,
  city,
  phone,
  email,
  homepage,
  imprintUrl,
}: MailSender) => [[name, nameAdditional, street, zip, city, phone, email, homepage], imprintUrl];

/** Only what the sender's own fields do not say, so that what was approved before stays approved. */
const fromOf = ({ name, replyTo }: MailFrom, sender: MailSender | null) =>
  name === sender?.name && replyTo === sender?.email ? [] : [name, replyTo];

export const fingerprintOf = (
  newsletter: Content,
  articles: readonly StoredArticle[],
  { set, headerImageUrl, sender, from }: Pick<NewsletterFrame, "set" | "headerImageUrl" | "sender" | "from">,
): string => {
  const frame = [templatesOf(set), headerImageUrl, sender && senderOf(sender), ...fromOf(from, sender)];
  return createHash("sha256")
    .update(JSON.stringify([decisionsOf(newsletter), articles.map(shownOf), frame]))
    .digest("base64url");
};

export const requireFingerprint = (shown: ShownNewsletter | null | undefined, present: string): void => {
  if (shown?.fingerprint !== undefined && shown.fingerprint !== present)
    throw new Problem(newsletterProblems.changedSinceShown);
};
