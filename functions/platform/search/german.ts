import { stemmer } from "@orama/stemmers/german";
import { soughtWords } from "../../../shared/search-words.ts";

/** Counts the ways in which terms were made; an index made in another way is made anew. */
export const ANALYSIS = 1;

/** A compound is found by its last part if that has so many letters. */
const SHORTEST_PART = 4;
/** Shorter beginnings of a word stand for too many words; the last one may still be being typed. */
const SHORTEST_PREFIX = 3;
const SHORTEST_LAST_PREFIX = 2;

const REMEMBERED = 20_000;

const endingsOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - SHORTEST_PART) }, (_, start) => word.slice(start + 1));

/** Texts repeat their words, and a stem costs more than all the rest. */
const remembering = (termsFor: (word: string) => readonly string[]) => {
  const known = new Map<string, readonly string[]>();
  return (word: string): readonly string[] => {
    const terms = known.get(word) ?? termsFor(word);
    if (known.size >= REMEMBERED) known.clear();
    known.set(word, terms);
    return terms;
  };
};

/** What a word is found by: itself and its stem. */
export const termsOf = remembering((word) => [...new Set([word, stemmer(word)])]);

/** As `termsOf`, and by the last part of a compound: `steuer` finds `Grunderwerbsteuer`. */
export const termsOfCompound = remembering((word) => [
  ...new Set(termsOf(word).flatMap((term) => [term, ...endingsOf(term)])),
]);

/** A word that is looked for. */
export interface SoughtWord {
  /** The word itself, then its stem where that is another. */
  readonly terms: readonly string[];
  /** It may be the beginning of a word. */
  readonly isPrefix: boolean;
}

/** What a search term looks for, or undefined where no word of it says anything. */
export const soughtIn = (searchTerm: string): readonly SoughtWord[] | undefined => {
  const words = soughtWords(searchTerm);
  if (words.length === 0) return undefined;
  return words.map((word, at) => ({
    terms: termsOf(word),
    isPrefix: word.length >= (at === words.length - 1 ? SHORTEST_LAST_PREFIX : SHORTEST_PREFIX),
  }));
};
