import { WORD } from "../fold.ts";
import type { Estimator } from "./password-estimator.ts";
import { adviceText } from "./password-strength.text.ts";

/** NIST SP 800-63B: length counts, composition rules do not, guessable passwords are refused. */
const MIN_PASSWORD = 12;

export type StrengthLevel = "short" | "weak" | "fair" | "good";

export interface PasswordStrength {
  readonly level: StrengthLevel;
  readonly advice: string | undefined;
}

/** By zxcvbn's score: three cheap parts ("Passwort1234!") reach 3, three words of a phrase 4. */
const levels = ["weak", "weak", "fair", "fair", "good"] as const;

const portalWords = ["Kanzleiportal", "Kanzlei", "Portal"];

const partsOf = (text: string) => [text, ...text.split(/[\s@]+/), ...(text.match(WORD) ?? [])];

export const wordsAround = (...texts: readonly (string | null | undefined)[]): string[] => {
  const known = [...portalWords, ...texts].filter((text) => typeof text === "string");
  return [...new Set(known.flatMap(partsOf))].filter((word) => word.length > 2);
};

/** Only "good" is accepted. */
export const strengthOf = async (
  password: string,
  words: readonly string[],
  loadEstimator: () => Promise<Estimator>,
): Promise<PasswordStrength> => {
  const text = password.normalize("NFKC");
  if ([...text].length < MIN_PASSWORD) return { level: "short", advice: adviceText.short(MIN_PASSWORD) };
  const estimate = await loadEstimator();
  const { score, warning } = estimate(text, words);
  const level = levels[score];
  return { level, advice: level === "good" ? undefined : adviceText.guessable(warning) };
};
