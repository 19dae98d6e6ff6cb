import type { SuggestionMatch, Trigger } from "@tiptap/suggestion";

/** Of one to four words up to the cursor, in front of which no word stands: an address has its @ inside. */
const ASKED = /(?<![^\s(„"'])@(\p{L}[\p{L}\d.'’-]*(?: [\p{L}\d.'’-]+){0,3} ?)$/u;

const isQuoted = ({ $position }: Trigger): boolean =>
  Array.from({ length: $position.depth }, (_, at) => $position.node(at + 1)).some(
    ({ type }) => type.name === "blockquote",
  );

export const askedMention = (trigger: Trigger): SuggestionMatch => {
  const { $position } = trigger;
  // Whoever is mentioned there is not told.
  if (isQuoted(trigger)) return null;
  const before = $position.nodeBefore?.isText ? ($position.nodeBefore.text ?? "") : "";
  const [text, query] = ASKED.exec(before) ?? [];
  if (text === undefined || query === undefined) return null;
  return { range: { from: $position.pos - text.length, to: $position.pos }, query, text };
};
