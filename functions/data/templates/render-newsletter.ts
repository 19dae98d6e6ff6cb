import { newsletterLinkAddress } from "../../../shared/news/public-address.ts";
import { recipientKinds } from "../../../shared/news/recipients.ts";
import type { NewsletterTemplateSet } from "../../../shared/news/template-set.ts";
import { escapeHtml, SafeHtml } from "../../platform/html/safe-html.ts";
import { sanitiseHtml } from "../../platform/html/sanitise.ts";
import { singleLine } from "../../platform/mail/single-line.ts";
import { renderTemplate } from "./liquid.ts";
import type { MailOrganisation, MailSender } from "./mail-data.ts";
import { withLinks } from "./mail-links.ts";
import { DEFAULT_NEWSLETTER_HEADER } from "./newsletter-header.ts";
import { recipientData } from "./recipient-data.ts";
import type { RenderedNewsletter } from "./rendered-newsletter.ts";
import { byReader, neutral, placeholderScope, toSesPart, withoutMarkers } from "./ses-template.ts";

/** SES, quotas of SendBulkEmail: the call in bytes, and a recipient's ReplacementTemplateData in characters. */
const MAX_CALL = 1_000_000;
const MAX_DATA = 262_144;
const RECIPIENTS = 50;
/** Address, tags and headers of one recipient. */
const ENTRY = 1_200;

const SIGNATURE = "x".repeat(43);

const longest = { name: "Ä".repeat(200), unsubscribeUrl: `https://${"x".repeat(300)}` };

const bytesOf = (text: string) => Buffer.byteLength(JSON.stringify(text));

/** What exceeds one call for 50 recipients: the newsletter, or its parts for some readers only. */
const tooLargeIn = ({ subject, marked }: RenderedNewsletter): "mail" | "readerBlocks" | undefined => {
  const { content, blocks } = toSesPart(marked, "html");
  const data = recipientKinds.map((kind) =>
    // The text part is made of the HTML and never longer.
    JSON.stringify(recipientData({ blocks: { html: blocks, text: blocks } }, { kind, ...longest })),
  );
  if (Math.max(...data.map(({ length }) => length)) > MAX_DATA) return "readerBlocks";
  const entries = RECIPIENTS * (ENTRY + Math.max(...data.map(bytesOf)));
  const common = bytesOf(subject) + 2 * bytesOf(content);
  if (common + entries <= MAX_CALL) return undefined;
  return entries > common ? "readerBlocks" : "mail";
};

/** Its links are as long as senders will sign them. */
const withLongLinks = (marked: string, { newsletter: { id }, portalOrigin }: NewsletterInput) =>
  withLinks(marked, portalOrigin, (to) => portalOrigin + newsletterLinkAddress(id, SIGNATURE, to));

export interface NewsletterArticle {
  readonly title: string;
  readonly subtitle: string | null;
  readonly abstract: string | null;
  readonly content: string | null;
  readonly authorName: string | null;
  readonly releaseDate: string;
  readonly imageUrl: string | null;
  readonly imageAlt: string | null;
  /** Where subscribers read the article. */
  readonly url: string | null;
  /** Files of an article that goes out whole; absolute, if offered to whoever has the mail. */
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
    readonly countsClicks?: boolean;
  };
  readonly articles: readonly NewsletterArticle[];
  readonly organisation: MailOrganisation | null;
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
  const subject = neutral(singleLine(newsletter.title), "text");
  const { countsClicks = false } = newsletter;
  const tooLarge = tooLargeIn({ subject, marked: countsClicks ? withLongLinks(marked, input) : marked });
  if (tooLarge) throw new MailTooLarge(tooLarge);
  return { subject, marked, countsClicks };
};
