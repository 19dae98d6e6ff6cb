import { stemmer } from "@orama/stemmers/german";
import { fold, WORD } from "../../../shared/fold.ts";
import { soughtWords } from "../../../shared/search-words.ts";

/** Increment when terms are made differently, so that older files are made anew. */
export const ANALYSIS = 1;

const SHORTEST_PART = 4;
/** Shorter beginnings match too many words; the last word may not be complete yet. */
const SHORTEST_PREFIX = 3;
const SHORTEST_LAST_PREFIX = 2;

/** Further words narrow nothing. */
const MOST_WORDS = 20;

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

/** Half as many terms, for long texts; a word half typed is a beginning of its stem, too. */
export const stemsOf = remembering((word) => {
  const stem = stemmer(word);
  return word.startsWith(stem) ? [stem] : [word, stem];
});

/** `steuer` finds `Grunderwerbsteuer`. */
export const termsOfCompound = remembering((word) => [
  ...new Set(termsOf(word).flatMap((term) => [term, ...endingsOf(term)])),
]);

const TELEPHONE = /^[+0][\d\s()/.+-]{4,}$/;

/** Digits without leading zeros, which people dial or leave out. */
export const telephoneWord = (number: string): string => number.replaceAll(/\D/g, "").replace(/^0+/, "");

export interface SoughtWord {
  readonly typed: string;
  /** The word, then its stem if that differs. */
  readonly terms: readonly string[];
  readonly isPrefix: boolean;
}

export const soughtIn = (searchTerm: string): readonly SoughtWord[] | undefined => {
  const term = searchTerm.trim();
  const digits = telephoneWord(term);
  if (TELEPHONE.test(term) && digits.length >= SHORTEST_PART)
    return [{ typed: term, terms: [digits], isPrefix: true }];
  const words = soughtWords(searchTerm).slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  const typed = new Map(searchTerm.match(WORD)?.map((word) => [fold(word), word]));
  return words.map((word, at) => ({
    typed: typed.get(word) ?? word,
    terms: termsOf(word),
    isPrefix: word.length >= (at === words.length - 1 ? SHORTEST_LAST_PREFIX : SHORTEST_PREFIX),
  }));
};
