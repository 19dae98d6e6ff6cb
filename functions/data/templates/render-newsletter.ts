import type { NewsletterTemplateSet } from "../../../shared/news/template-set.ts";
import { sanitiseHtml } from "../../platform/html/sanitise.ts";
import { singleLine } from "../../platform/mail/single-line.ts";
import { renderTemplate } from "./liquid.ts";
import type { MailOrganisation, MailSender } from "./mail-data.ts";
import { DEFAULT_NEWSLETTER_HEADER } from "./newsletter-header.ts";
import { neutral, placeholderScope, withoutMarkers } from "./ses-template.ts";

export interface NewsletterArticle {
  readonly title: string;
  readonly subtitle: string | null;
  /** Plain text. */
  readonly abstract: string | null;
  /** Rich text; sanitised once more here. */
  readonly content: string | null;
  readonly authorName: string | null;
  readonly releaseDate: string;
  /** Absolute; the title image, if there is one. */
  readonly imageUrl: string | null;
  /** Absolute; where the article can be read, if it can be read anywhere. */
  readonly url: string | null;
  /** Of one that goes out whole; absolute, where they are offered to whoever has the mail. */
  readonly files: readonly { readonly fileName: string; readonly url: string | null }[];
  /** Absolute; where employees read the article and fetch its files, if they may. */
  readonly portalUrl: string | null;
}

export interface NewsletterInput {
  readonly set: Pick<
    NewsletterTemplateSet,
    | "newsletterTemplate"
    | "articleTemplate"
    | "articleTemplateNoImg"
    | "articleTemplateNoLink"
    | "articleTemplateNoLinkImg"
  >;
  readonly newsletter: {
    readonly id: string;
    readonly title: string;
    /** Plain text: what mail programs show beside the subject. */
    readonly abstract: string | null;
    readonly content: string | null;
    readonly releaseDate: string;
    /** Absolute; the office's own picture for the head, if it has one. */
    readonly headerImageUrl?: string | null;
    /** Whether all who get it can sign in: only then the mail leads to the portal. */
    readonly isForStaffOnly?: boolean;
  };
  readonly articles: readonly NewsletterArticle[];
  /** Whose newsletter it is. */
  readonly organisation: MailOrganisation | null;
  /** Who answers for it. */
  readonly sender: MailSender | null;
  /** As in `https://portal.example`, without a slash at the end. */
  readonly portalOrigin: string;
}

/**
 * A newsletter as rendered for everybody: what differs per recipient is still marked in its HTML. It is kept for
 * a whole run; `newsletterMail` makes of it what SES gets.
 */
export interface RenderedNewsletter {
  readonly subject: string;
  readonly marked: string;
}

/** A newsletter that SES would refuse for its size. */
export class MailTooLarge extends Error {
  override readonly name = "MailTooLarge";
}

/** SES takes 1 MB for a SendBulkEmail call: HTML, a text part of up to that size, and the data of 50 recipients. */
const MAX_BYTES = 400_000;

const articleTemplate = (set: NewsletterInput["set"], { imageUrl, url }: NewsletterArticle): string => {
  if (url) return imageUrl ? set.articleTemplate : set.articleTemplateNoImg;
  return imageUrl ? set.articleTemplateNoLink : set.articleTemplateNoLinkImg;
};

/**
 * Renders a newsletter once for all its recipients. A pure function of its input, so that the result for frozen
 * content can be kept for the whole run. Unknown names print nothing, or throw when `strict`. Throws a TemplateError, or
 * MailTooLarge.
 */
export const renderNewsletter = (
  input: NewsletterInput,
  options: { readonly strict?: boolean } = {},
): RenderedNewsletter => {
  const { set, newsletter, articles, organisation, sender, portalOrigin } = withoutMarkers(input);
  const richText = (html: string | null) => html && sanitiseHtml(html, { origin: portalOrigin });
  const mail = { organisation, sender, portalOrigin, ...placeholderScope() };

  const rendered = articles.map((source) => {
    const article = { ...source, content: richText(source.content) };
    return { ...article, html: renderTemplate(articleTemplate(set, source), { ...mail, article }, options) };
  });
  const scope = {
    ...mail,
    articles: rendered,
    newsletter: {
      ...newsletter,
      content: richText(newsletter.content),
      headerImageUrl: newsletter.headerImageUrl ?? `${portalOrigin}${DEFAULT_NEWSLETTER_HEADER}`,
      url: newsletter.isForStaffOnly
        ? `${portalOrigin}/news/newsletters/${encodeURIComponent(newsletter.id)}`
        : null,
    },
  };
  const marked = renderTemplate(set.newsletterTemplate, scope, options).html;

  const bytes = Buffer.byteLength(marked);
  if (bytes > MAX_BYTES)
    throw new MailTooLarge(`The newsletter has ${bytes} bytes, ${MAX_BYTES} are allowed.`);
  return { subject: neutral(singleLine(newsletter.title), "text"), marked };
};
