import { distance } from "fastest-levenshtein";

/** Letters a word needs before one or two typos are forgiven; two swapped letters count twice. */
const ONE_TYPO = 5;
const TWO_TYPOS = 8;
const MISTYPED_BEGINNING = 4;

const typosOf = ({ length }: string) => (length >= TWO_TYPOS ? 2 : length >= ONE_TYPO ? 1 : 0);

/** With one letter too many, too few, wrong or swapped; the first letter must match. */
const beginsAlmostAs = (term: string, word: string): boolean => {
  const at = Array.from(word).findIndex((letter, index) => term[index] !== letter);
  if (at <= 0) return at === -1;
  const [here, next] = [word.slice(at), word.slice(at + 1)];
  const swapped = here.charAt(1) + here.charAt(0) + here.slice(2);
  return (
    term.startsWith(next, at) ||
    term.startsWith(here, at + 1) ||
    term.startsWith(next, at + 1) ||
    (here.length > 1 && term.startsWith(swapped, at))
  );
};

export const isAlmost = (term: string, word: string, isPrefix: boolean): boolean =>
  (isPrefix && word.length >= MISTYPED_BEGINNING && beginsAlmostAs(term, word)) ||
  (Math.abs(term.length - word.length) <= typosOf(word) && distance(term, word) <= typosOf(word));
