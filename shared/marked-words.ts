import { fold, WORD } from "./fold.ts";
import { soughtWords } from "./search-words.ts";

export interface TextPart {
  /** Where it begins. */
  readonly at: number;
  readonly text: string;
  readonly isMarked: boolean;
}

/** A shorter part of a word is no word of its own: `Frist` in `Zahlungsfrist` is one, `rat` in `Beratung` is not. */
const SHORTEST_PART = 4;
const ENDING = /(?:ern|en|er|em|es|e|n|s)$/;

/** What all forms of a word have in common, near enough for marking them. */
const rootOf = (word: string) => {
  const root = word.replace(ENDING, "");
  return root.length < SHORTEST_PART ? word : root;
};

/** A text in parts: those words marked that a search term is about, in other forms and in compounds, too. */
export const markedWords = (text: string, searchTerm: string): TextPart[] => {
  const roots = soughtWords(searchTerm).map(rootOf);
  const isHit = (word: string) =>
    roots.some((root) => (root.length < SHORTEST_PART ? word.startsWith(root) : word.includes(root)));
  const parts: TextPart[] = [];
  let at = 0;
  const take = (until: number, isMarked: boolean) => {
    if (until > at) parts.push({ at, text: text.slice(at, until), isMarked });
    at = until;
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isHit(fold(word))) continue;
    take(index, false);
    take(index + word.length, true);
  }
  take(text.length, false);
  return parts;
};
