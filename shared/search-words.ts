import { foldedWordsIn } from "./fold.ts";
import { stopWords } from "./stop-words.text.ts";

const isLong = (word: string) => word.length > 1 || /\d/.test(word);

/** The folded words of a text that say something about it. */
export const meaningfulWords = (text: string): string[] =>
  foldedWordsIn(text).filter((word) => isLong(word) && !stopWords.has(word));

/** The folded words that a search term is about; words that say nothing count where there are no others. */
export const soughtWords = (searchTerm: string): string[] => {
  const meaningful = meaningfulWords(searchTerm);
  return meaningful.length > 0 ? meaningful : foldedWordsIn(searchTerm).filter(isLong);
};
