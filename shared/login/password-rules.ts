import { fold } from "../fold.ts";

/** NIST SP 800-63B: length counts, composition rules do not; what everybody takes is refused. */
export const MIN_PASSWORD = 12;

/** Beginnings that long passwords of careless people have, in the spelling of `fold`. */
const wellKnown = [
  "passwort",
  "password",
  "kennwort",
  "geheim",
  "qwert",
  "asdf",
  "yxcv",
  "123456",
  "1234",
  "0123",
  "abcdef",
  "abcd",
  "willkommen",
  "welcome",
  "letmein",
  "iloveyou",
  "ichliebedich",
  "hallo",
  "admin",
  "administrator",
  "kanzlei",
  "portal",
  "steuer",
  "sommer",
  "winter",
  "fruhling",
  "herbst",
  "osterreich",
  "wien",
  "test",
  "computer",
  "schatz",
  "fussball",
];

const normal = (text: string) => fold(text).replace(/[\s\p{P}]/gu, "");

/** What is left of a password when everything that everybody takes is gone. */
const remainderOf = (password: string, names: readonly string[]) => {
  let rest = normal(password);
  for (const word of [...names.map(normal), ...wellKnown].sort((a, b) => b.length - a.length)) {
    if (word.length >= 3) rest = rest.replaceAll(word, "");
  }
  return rest.replace(/(19|20)\d\d/g, "").replace(/\d{1,4}$/, "");
};

/** How many different characters a password has, and whether they only go up or down. */
const isMonotonous = (password: string) => {
  const codes = [...password.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return new Set(codes).size < 5 || steps.every((step) => step === 1) || steps.every((step) => step === -1);
};

export type PasswordWeakness = "short" | "common";

/**
 * Why a password is not good enough: too short, or one that others would try first (a well-known word, the
 * person's own name or the product's, a row of characters, with or without a year or a number behind).
 */
export const weaknessOf = (password: string, names: readonly string[] = []): PasswordWeakness | undefined => {
  if ([...password.normalize("NFKC")].length < MIN_PASSWORD) return "short";
  return isMonotonous(password) || remainderOf(password, names).length < 5 ? "common" : undefined;
};
