import { requestProblems } from "../../shared/contract/general.problems.ts";
import { problemAt } from "../platform/http/problem.ts";
import { text } from "./news.text.ts";

/** DynamoDB keeps 400 KB to an item, in UTF-8 (Service quotas); the rest of it is for the other fields. */
const MAX_KILOBYTES = 300;

/** What browsers would take for a tag, a comment or the inside of a script. */
const MARKUP = /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<\/?[a-z!][^<>]*>/gi;

/** Plain text as it is stored: markup taken out, until none is left. Readers' pages and mails escape the rest. */
export const plainText = (typed: string | null): string | null => {
  let before = typed ?? "";
  for (let after = before.replace(MARKUP, ""); after !== before; after = before.replace(MARKUP, "")) {
    before = after;
  }
  return before.trim() || null;
};

/** Whether sanitised HTML shows nothing: tags around blanks and signs without a width. Images show something. */
const isBlank = (html: string) => !/[^\s\p{Cf}]/u.test(html.replace(/<(?!img )[^>]*>/g, ""));

/**
 * An entity's `content` as it is stored: sanitised; null where nothing would be seen; a 400 where it is too large,
 * since escaping makes it grow. The library is loaded by the first one who saves, not at each start.
 */
export const richText = async (typed: string | null): Promise<string | null> => {
  if (!typed) return null;
  const { sanitiseHtml } = await import("../platform/html/sanitise.ts");
  const { html } = sanitiseHtml(typed);
  if (Buffer.byteLength(html) > MAX_KILOBYTES * 1024) {
    throw problemAt(requestProblems.malformed, "content", text.contentTooLarge(MAX_KILOBYTES));
  }
  return isBlank(html) ? null : html;
};
