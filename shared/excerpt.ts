import { markedWords } from "./marked-words.ts";
import { soughtWords } from "./search-words.ts";

const BEFORE = 60;
const LENGTH = 180;

const hasHit = (text: string, word: string) => markedWords(text, word).some(({ isMarked }) => isMarked);

export const wordsMissingIn = (text: string, searchTerm: string): string[] =>
  soughtWords(searchTerm).filter((word) => !hasHit(text, word));

/** Cut between words; undefined without a hit. */
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
