import { html } from "../../platform/html/html.ts";
import { SafeHtml } from "../../platform/html/safe-html.ts";
import { publicText as text } from "../public.text.ts";

type Content = string | null | undefined;

interface PageHead {
  readonly type: "article" | "website";
  readonly title: string;
  readonly siteName: string;
  readonly description: Content;
  /** Absolute, as all addresses here but that of the feed. */
  readonly address: string;
  readonly image?: Content;
  readonly feed: string;
  readonly locale?: string;
  /** By language (BCP 47), the page's own included. */
  readonly alternates?: Readonly<Record<string, string>>;
  readonly meta?: Readonly<Record<string, Content>>;
  /** An object of schema.org. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** A `<` would end the element. */
const dataElement = (data: PageHead["data"]) => {
  const known = JSON.stringify({ "@context": "https://schema.org", ...data }, (_, value: unknown) =>
    value === null ? undefined : value,
  );
  return new SafeHtml(`<script type="application/ld+json">${known.replaceAll("<", "\\u003c")}</script>`);
};

const metaElement = ([property, content]: readonly [string, Content]) =>
  content ? html`<meta property="${property}" content="${content}">\n` : undefined;

export const pageHead = (head: PageHead): SafeHtml => {
  const { type, title, siteName, description, address, image, feed, locale = "de_AT", alternates } = head;
  const shown = {
    "og:type": type,
    "og:locale": locale,
    "og:site_name": siteName,
    "og:title": title,
    "og:description": description,
    "og:url": address,
    "og:image": image,
    ...head.meta,
  };
  return html`${description ? html`<meta name="description" content="${description}">` : undefined}
<link rel="canonical" href="${address}">
${Object.entries(alternates ?? {}).map(([language, href]) => html`<link rel="alternate" hreflang="${language}" href="${href}">\n`)}<link rel="alternate" type="application/rss+xml" title="${text.feed}" href="${feed}">
${Object.entries(shown).map(metaElement)}${dataElement(head.data)}`;
};
