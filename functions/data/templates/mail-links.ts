import { MAX_LINKED_ADDRESS } from "../../../shared/news/public-address.ts";
import type { RecipientKind } from "../../../shared/news/recipients.ts";
import { escapeHtml, unescapeHtml } from "../../platform/html/safe-html.ts";
import { mailText } from "../../platform/mail/mail-text.ts";
import { byReader, fillIn, keyOf, PLACEHOLDERS, toSesPart } from "./ses-template.ts";

const ATTRIBUTE = /(<a\b[^>]*?\shref=)(["'])(.*?)\2/gis;
const ANCHOR = /<a\b[^>]*?\shref=(["'])(.*?)\1[^>]*>(.*?)<\/a>/gis;

/** Links around a newsletter's text: the portal, ways to unsubscribe, the imprint. */
const FRAME = /^\/($|profile$|subscriptions\/|news\/newsletters\/|v1\/public\/organisations\/)/;

const seenBy = (kind: RecipientKind, marked: string): string => {
  const { content, blocks } = toSesPart(marked, "html");
  const data = blocks.map(({ readers, content }, index): [string, string] => [
    keyOf(PLACEHOLDERS.length + index, "html"),
    readers.includes(kind) ? content : "",
  ]);
  return fillIn(content, Object.fromEntries(data));
};

/** Reverts the entities by which `neutral` avoids what SES would misread. */
const withSigns = (html: string) =>
  html.replace(/&#(92|123|125);/g, (_, code: string) => String.fromCodePoint(Number(code)));

const addressOf = (href: string, origin: string): string | undefined => {
  const url = URL.parse(unescapeHtml(withSigns(href)));
  if (!url || !/^https?:$/.test(url.protocol) || url.href.length > MAX_LINKED_ADDRESS) return undefined;
  return url.origin === origin && FRAME.test(url.pathname) ? undefined : url.href;
};

/** The addresses for employees and for subscribers; undefined unless both can be counted. */
const addressesOf = (href: string, origin: string): readonly [string, string] | undefined => {
  const [employees, clients, externals] = (["employees", "clients", "externals"] as const).map((kind) =>
    addressOf(seenBy(kind, href), origin),
  );
  return employees && clients && clients === externals ? [employees, clients] : undefined;
};

/** `marked` is the rendered HTML with its markers. */
export const withLinks = (marked: string, origin: string, linkTo: (address: string) => string): string =>
  marked.replace(ATTRIBUTE, (whole: string, start: string, quote: string, href: string) => {
    const addresses = addressesOf(href, origin);
    if (!addresses) return whole;
    const link = (address: string) => escapeHtml(linkTo(address));
    const [employees, subscribers] = addresses;
    const links = employees === subscribers ? link(employees) : byReader(link(employees), link(subscribers));
    return start + quote + links + quote;
  });

export interface MailLink {
  readonly title: string;
  readonly addresses: readonly string[];
}

/** Each link once, in the mail's order, titled where it first has words. */
export const linksIn = (marked: string, origin: string): MailLink[] => {
  const links = new Map<string, MailLink>();
  for (const [, , href = "", words = ""] of marked.matchAll(ANCHOR)) {
    const addresses = [...new Set(addressesOf(href, origin))];
    const key = addresses.join(" ");
    const title = links.get(key)?.title || mailText(seenBy("clients", words));
    if (key) links.set(key, { title, addresses });
  }
  return [...links.values()];
};
