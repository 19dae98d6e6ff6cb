import { markedWords } from "./marked-words.ts";
import { soughtWords } from "./search-words.ts";

/** Letters that an excerpt shows before its first hit, and altogether. */
const BEFORE = 60;
const LENGTH = 180;

const hasHit = (text: string, word: string) => markedWords(text, word).some(({ isMarked }) => isMarked);

/** The words of a search term that a text does not have. */
export const wordsMissingIn = (text: string, searchTerm: string): string[] =>
  soughtWords(searchTerm).filter((word) => !hasHit(text, word));

/** A piece of a running text around the first of these words, cut between words; undefined where it has none. */
export const excerptOf = (text: string, words: readonly string[]): string | undefined => {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const hit = words.length > 0 && markedWords(line, words.join(" ")).find(({ isMarked }) => isMarked);
  if (!hit) return undefined;
  const from = hit.at <= BEFORE ? 0 : line.lastIndexOf(" ", hit.at - BEFORE) + 1;
  const isWhole = from + LENGTH >= line.length;
  const until = isWhole
    ? line.length
    : Math.max(line.lastIndexOf(" ", from + LENGTH), hit.at + hit.text.length);
  return `${from > 0 ? "… " : ""}${line.slice(from, until)}${isWhole ? "" : " …"}`;
};
