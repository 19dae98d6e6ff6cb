import sanitize, { type Attributes, type IOptions } from "sanitize-html";
import { SafeHtml } from "./safe-html.ts";

/** Only the portal's own files: a foreign image tells its server who reads, and the CSP blocks it. */
const IMAGE_SOURCE = /^\/v1\/files\/[\w-]{1,64}(\?variant=(thumbnail|preview))?$/;
const ALIGNMENT = /(?:^|;)\s*text-align\s*:\s*(left|right|center|justify)\s*(?:;|$)/i;
const ALIGNED = ["p", "h2", "h3", "h4", "th", "td"];

const absolute = (url: string | undefined, origin: string | undefined) =>
  url?.startsWith("/") && origin ? `${origin}${url}` : url;

const BLOCKS = ["p", "br", "hr", "h2", "h3", "h4", "blockquote", "pre", "code"];
const INLINE = ["strong", "b", "em", "i", "u", "s", "sub", "sup", "a", "img"];
const LISTS_AND_TABLES = ["ul", "ol", "li", "table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"];

/** Attributes keep one order, so that sanitising twice changes nothing. */
const present = (attributes: Record<string, string | undefined>): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

const aligned = (tagName: string, { style, ...rest }: Attributes): Attributes => {
  const side = ALIGNED.includes(tagName) ? ALIGNMENT.exec(style ?? "")?.[1] : undefined;
  return side ? { ...rest, style: `text-align:${side.toLowerCase()}` } : rest;
};

const linkAttributes = ({ href, title, target }: Attributes, origin?: string): Attributes =>
  present({ href: absolute(href, origin), title, target, rel: "noopener" });

const imageAttributes = ({ src, alt, title, width, height }: Attributes, origin?: string): Attributes =>
  src !== undefined && IMAGE_SOURCE.test(src)
    ? present({ src: absolute(src, origin), alt: alt ?? "", title, width, height })
    : {};

const policy = (origin?: string): IOptions => ({
  allowedTags: [...BLOCKS, ...INLINE, ...LISTS_AND_TABLES],
  allowedAttributes: {
    a: ["href", "title", "rel", { name: "target", values: ["_blank"] }],
    img: ["src", "alt", "title", "width", "height"],
    ol: ["start"],
    th: ["colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    "*": ["style"],
  },
  // Styles are rewritten below; the sanitiser's style parser would add 90 KB to a bundle.
  parseStyleAttributes: false,
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: {
    "*": (tagName, attribs) => ({ tagName, attribs: aligned(tagName, attribs) }),
    // The title is the only h1 of its page.
    h1: (_, attribs) => ({ tagName: "h2", attribs: aligned("h2", attribs) }),
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs, origin) }),
    img: (tagName, attribs) => ({ tagName, attribs: imageAttributes(attribs, origin) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && attribs.src === undefined,
});

const STORED = policy();

/** Broken nesting takes several passes until it is stable. */
const MAX_PASSES = 10;

const settled = (html: string, options: IOptions, passesLeft = MAX_PASSES): string => {
  const cleaned = sanitize(html, options).trim();
  return cleaned === html || passesLeft === 1 ? cleaned : settled(cleaned, options, passesLeft - 1);
};

/** Idempotent; with `origin` ("https://portal.example") paths become absolute, as mails need them. */
export const sanitiseHtml = (dirty: string, { origin }: { origin?: string } = {}): SafeHtml => {
  const html = settled(dirty, STORED);
  return new SafeHtml(origin ? sanitize(html, policy(origin)) : html);
};
