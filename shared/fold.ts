/** Lower case, without accents; umlauts equal two-letter spellings (`Prüfung`, `PRUEFUNG` and `prufung` are one). */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ae", "a")
    .replaceAll("oe", "o")
    .replaceAll(/(?<![aeq])ue/g, "u");

export const wordsOf = (term: string): string[] => fold(term).split(/\s+/).filter(Boolean);

export const WORD = /[\p{L}\p{N}\p{M}]+/gu;

export const foldedWordsIn = (text: string): string[] => fold(text).match(WORD) ?? [];
