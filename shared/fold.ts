/**
 * A text as searches compare it: lower case, umlauts and their two-letter spellings alike
 * (`Prüfung`, `PRUEFUNG` and `prufung` are one), accents dropped.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ae", "a")
    .replaceAll("oe", "o")
    .replaceAll(/(?<![aeq])ue/g, "u");

/** The folded words of a search term. */
export const wordsOf = (term: string): string[] => fold(term).split(/\s+/).filter(Boolean);

/** Where a text's words stand in it: runs of letters and digits, as they are spelt. */
export const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The folded words of a running text, without what stands between them. */
export const foldedWordsIn = (text: string): string[] => text.match(WORD)?.map(fold) ?? [];
