import { requestProblems } from "../../../shared/contract/general.problems.ts";
import { withoutControls } from "../../../shared/control-characters.ts";
import { problemAt } from "../http/problem.ts";
import { text } from "./stored-text.text.ts";

/** DynamoDB limits an item to 400 KB in UTF-8; the other fields need the rest. */
const MAX_KILOBYTES = 300;

const MARKUP = /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<\/?[a-z!][^<>]*>/gi;

/** Repeats until no markup is left; pages and mails escape the rest. */
export const plainText = (typed: string | null): string | null => {
  let before = typed ?? "";
  for (let after = before.replace(MARKUP, ""); after !== before; after = before.replace(MARKUP, "")) {
    before = after;
  }
  return before.trim() || null;
};

/** Blanks and zero-width characters show nothing, images do. */
const isBlank = (html: string) => !/[^\s\p{Cf}]/u.test(html.replace(/<(?!img )[^>]*>/g, ""));

/** Sanitised; null if blank, 400 if too large after escaping. */
export const richText = async (typed: string | null): Promise<string | null> => {
  if (!typed) return null;
  const { sanitiseHtml } = await import("./sanitise.ts");
  // Control characters may have been written as entities.
  const html = withoutControls(sanitiseHtml(typed).html);
  if (Buffer.byteLength(html) > MAX_KILOBYTES * 1024) {
    throw problemAt(requestProblems.malformed, "content", text.contentTooLarge(MAX_KILOBYTES));
  }
  return isBlank(html) ? null : html;
};
