import { firstMarkedWord } from "./marked-words.ts";
import { soughtWords } from "./search-words.ts";

const BEFORE = 60;
const LENGTH = 180;

const hasHit = (text: string, word: string) => firstMarkedWord(text, [word]) !== undefined;

export const wordsMissingIn = (text: string, searchTerm: string): string[] =>
  soughtWords(searchTerm).filter((word) => !hasHit(text, word));

/** Cut between words; undefined without a hit. */
export const excerptOf = (text: string, words: readonly string[]): string | undefined => {
  if (words.length === 0) return undefined;
  const line = text.replaceAll(/\s+/g, " ").trim();
  const hit = firstMarkedWord(line, words);
  if (!hit) return undefined;
  const from = hit.at <= BEFORE ? 0 : line.lastIndexOf(" ", hit.at - BEFORE) + 1;
  const isWhole = from + LENGTH >= line.length;
  const until = isWhole
    ? line.length
    : Math.max(line.lastIndexOf(" ", from + LENGTH), hit.at + hit.text.length);
  return `${from > 0 ? "… " : ""}${line.slice(from, until)}${isWhole ? "" : " …"}`;
};
