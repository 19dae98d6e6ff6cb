import { withoutQuotes } from "../../../shared/discussions/quotes.ts";
import { textOfHtml } from "../../../shared/text-of-html.ts";

const LENGTH = 300;

const plain = (html: string) => textOfHtml(html).replaceAll(/\s+/g, " ").trim();

/** Takes sanitised HTML; quotations are left out unless nothing else is there. */
export const beginningOf = (html: string | null): string => {
  const text = plain(withoutQuotes(html ?? "")) || plain(html ?? "");
  if (text.length <= LENGTH) return text;
  const end = text.lastIndexOf(" ", LENGTH);
  return `${text.slice(0, end > 0 ? end : LENGTH)} …`;
};
