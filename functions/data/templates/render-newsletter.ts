import type { NewsletterTemplateSet } from "../../../shared/news/template-set.ts";
import { escapeHtml, SafeHtml } from "../../platform/html/safe-html.ts";
import { sanitiseHtml } from "../../platform/html/sanitise.ts";
import { singleLine } from "../../platform/mail/single-line.ts";
import { tooLargeIn } from "./call-size.ts";
import { renderTemplate } from "./liquid.ts";
import type { MailOrganisation, MailSender } from "./mail-data.ts";
import { DEFAULT_NEWSLETTER_HEADER } from "./newsletter-header.ts";
import type { RenderedNewsletter } from "./rendered-newsletter.ts";
import { byReader, neutral, placeholderScope, withoutMarkers } from "./ses-template.ts";

export interface NewsletterArticle {
  readonly title: string;
  readonly subtitle: string | null;
  readonly abstract: string | null;
  readonly content: string | null;
  readonly authorName: string | null;
  readonly releaseDate: string;
  readonly imageUrl: string | null;
  readonly imageAlt: string | null;
  /** Where subscribers read it. */
  readonly url: string | null;
  /** Of one that goes out whole; absolute, where they are offered to whoever has the mail. */
  readonly files: readonly { readonly fileName: string; readonly url: string | null }[];
  /** Absolute; where employees read the article and fetch its files instead, if they may. */
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
    readonly abstract: string | null;
    readonly content: string | null;
    readonly releaseDate: string;
    readonly headerImageUrl?: string | null;
    readonly isForStaffOnly?: boolean;
  };
  readonly articles: readonly NewsletterArticle[];
  readonly organisation: MailOrganisation | null;
  /** Who answers for it. */
  readonly sender: MailSender | null;
  readonly portalOrigin: string;
}

export class MailTooLarge extends Error {
  override readonly name = "MailTooLarge";
  readonly part: "mail" | "readerBlocks";

  constructor(part: "mail" | "readerBlocks") {
    super(`SES would not take a call with 50 recipients, because of the ${part}.`);
    this.part = part;
  }
}

const articleTemplate = (set: NewsletterInput["set"], { imageUrl, url }: NewsletterArticle): string => {
  if (url) return imageUrl ? set.articleTemplate : set.articleTemplateNoImg;
  return imageUrl ? set.articleTemplateNoLink : set.articleTemplateNoLinkImg;
};

/** Pure, so that its result can be stored for the whole run. Throws TemplateError or MailTooLarge. */
export const renderNewsletter = (
  input: NewsletterInput,
  options: { readonly strict?: boolean } = {},
): RenderedNewsletter => {
  const { set, newsletter, articles, organisation, sender, portalOrigin } = withoutMarkers(input);
  const richText = (html: string | null) => html && sanitiseHtml(html, { origin: portalOrigin });
  const mail = { organisation, sender, portalOrigin, ...placeholderScope() };

  const rendered = articles.map((source) => {
    const { url, portalUrl } = source;
    const article = {
      ...source,
      url: url && portalUrl ? new SafeHtml(byReader(escapeHtml(portalUrl), escapeHtml(url))) : url,
      content: richText(source.content),
    };
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
  const content = { subject: neutral(singleLine(newsletter.title), "text"), marked };
  const tooLarge = tooLargeIn(content);
  if (tooLarge) throw new MailTooLarge(tooLarge);
  return content;
};
