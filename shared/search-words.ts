import { foldedWordsIn } from "./fold.ts";
import { stopWords } from "./stop-words.text.ts";

const isLong = (word: string) => word.length > 1 || /\d/.test(word);

export const meaningfulWords = (text: string): string[] =>
  foldedWordsIn(text).filter((word) => isLong(word) && !stopWords.has(word));

export const soughtWords = (searchTerm: string): string[] => {
  const meaningful = meaningfulWords(searchTerm);
  return meaningful.length > 0 ? meaningful : foldedWordsIn(searchTerm).filter(isLong);
};
