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
