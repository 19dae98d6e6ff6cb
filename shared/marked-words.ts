import { fold, WORD } from "./fold.ts";
import { soughtWords } from "./search-words.ts";

export interface TextPart {
  readonly at: number;
  readonly text: string;
  readonly isMarked: boolean;
}

/** Shorter parts of a compound are no hits: `Frist` in `Zahlungsfrist`, but not `rat` in `Beratung`. */
const SHORTEST_PART = 4;
const ENDING = /(?:ern|en|er|em|es|e|n|s)$/;

/** A rough stem, good enough for marking. */
const rootOf = (word: string) => {
  const root = word.replace(ENDING, "");
  return root.length < SHORTEST_PART ? word : root;
};

/** Takes folded words: folding them again would change some. */
const hitOf = (words: readonly string[]) => {
  const roots = words.map(rootOf);
  return (word: string) =>
    roots.some((root) => (root.length < SHORTEST_PART ? word.startsWith(root) : word.includes(root)));
};

/** Stops at the first hit, since texts are long. */
export const firstMarkedWord = (
  text: string,
  words: readonly string[],
): Omit<TextPart, "isMarked"> | undefined => {
  const isHit = hitOf(words);
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (isHit(fold(word))) return { at: index, text: word };
  }
  return undefined;
};

/** Also marks other forms of the words, and compounds with them. */
export const markedWords = (text: string, searchTerm: string): TextPart[] => {
  const isHit = hitOf(soughtWords(searchTerm));
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
