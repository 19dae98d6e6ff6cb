import { stemmer } from "@orama/stemmers/german";
import { soughtWords } from "../../../shared/search-words.ts";

/** To be counted up when terms are made differently: an older stored index is rebuilt. */
export const ANALYSIS = 1;

const SHORTEST_PART = 4;
/** Shorter beginnings stand for too many words; the last word may still be being typed. */
const SHORTEST_PREFIX = 3;
const SHORTEST_LAST_PREFIX = 2;

const REMEMBERED = 20_000;

const endingsOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - SHORTEST_PART) }, (_, start) => word.slice(start + 1));

/** Texts repeat their words, and stemming costs more than everything else. */
const remembering = (termsFor: (word: string) => readonly string[]) => {
  const known = new Map<string, readonly string[]>();
  return (word: string): readonly string[] => {
    const terms = known.get(word) ?? termsFor(word);
    if (known.size >= REMEMBERED) known.clear();
    known.set(word, terms);
    return terms;
  };
};

export const termsOf = remembering((word) => [...new Set([word, stemmer(word)])]);

/** Half as many terms, for long texts: whoever still types a word types a beginning of its stem, too. */
export const stemsOf = remembering((word) => {
  const stem = stemmer(word);
  return word.startsWith(stem) ? [stem] : [word, stem];
});

/** `steuer` finds `Grunderwerbsteuer`. */
export const termsOfCompound = remembering((word) => [
  ...new Set(termsOf(word).flatMap((term) => [term, ...endingsOf(term)])),
]);

export interface SoughtWord {
  /** The word, then its stem if that differs. */
  readonly terms: readonly string[];
  readonly isPrefix: boolean;
}

export const soughtIn = (searchTerm: string): readonly SoughtWord[] | undefined => {
  const words = soughtWords(searchTerm);
  if (words.length === 0) return undefined;
  return words.map((word, at) => ({
    terms: termsOf(word),
    isPrefix: word.length >= (at === words.length - 1 ? SHORTEST_LAST_PREFIX : SHORTEST_PREFIX),
  }));
};
