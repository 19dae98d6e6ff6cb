import { createHash } from "node:crypto";
import { NewsletterRecipients } from "../../../shared/news/newsletter.ts";
import type { TemplateSet } from "../../../shared/news/template-set.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";
import type { StoredNewsletter } from "../../data/newsletters/newsletters.collection.ts";
import type { MailSender } from "../../data/templates/mail-data.ts";

type Content = Pick<
  StoredNewsletter,
  "title" | "abstract" | "content" | "articleIds" | "templateId" | "fileTokens"
> &
  NewsletterRecipients;

/** What its editor decides: content, recipients, template and which articles. */
export const decisionsOf = (newsletter: Content): string => {
  const { title, abstract, content, articleIds, templateId, fileTokens = {} } = newsletter;
  const offered = Object.keys(fileTokens).toSorted();
  const recipients = NewsletterRecipients.parse(newsletter);
  return JSON.stringify([title, abstract, content, articleIds, templateId, offered, recipients]);
};

/** Whether it goes out whole or as a link hangs on where it is released, and until when. */
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

/** What frames the articles. */
export interface NewsletterFrame {
  readonly set: TemplateSet;
  readonly headerImageUrl: string | null;
  readonly sender: MailSender | null;
}

/** Changes with whatever recipients would see differently. */
export const fingerprintOf = (
  newsletter: Content,
  articles: readonly StoredArticle[],
  { set, headerImageUrl, sender }: NewsletterFrame,
): string => {
  const frame = [templatesOf(set), headerImageUrl, sender && senderOf(sender)];
  return createHash("sha256")
    .update(JSON.stringify([decisionsOf(newsletter), articles.map(shownOf), frame]))
    .digest("base64url");
};
