import type { SuggestionMatch, Trigger } from "@tiptap/suggestion";

/** Of one to four words up to the cursor, in front of which no word stands: an address has its @ inside. */
const ASKED = /(?<![^\s(„"'])@(\p{L}[\p{L}\d.'’-]*(?: [\p{L}\d.'’-]+){0,3} ?)$/u;

export const askedMention = ({ $position }: Trigger): SuggestionMatch => {
  const before = $position.nodeBefore?.isText ? ($position.nodeBefore.text ?? "") : "";
  const [text, query] = ASKED.exec(before) ?? [];
  if (text === undefined || query === undefined) return null;
  return { range: { from: $position.pos - text.length, to: $position.pos }, query, text };
};
