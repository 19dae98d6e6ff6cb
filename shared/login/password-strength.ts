import { WORD } from "../fold.ts";
import { adviceText } from "./password-strength.text.ts";

/** NIST SP 800-63B: length counts, composition rules do not; what others would try first is refused. */
const MIN_PASSWORD = 12;

export type StrengthLevel = "short" | "weak" | "fair" | "good";

export interface PasswordStrength {
  readonly level: StrengthLevel;
  /** What to do about it, in sentences; good ones need none. */
  readonly advice: string | undefined;
}

/** The estimator's scores. Three cheap parts ("Passwort1234!") are worth 3, three words of a phrase 4. */
const levels = ["weak", "weak", "fair", "fair", "good"] as const;

const portalWords = ["Kanzleiportal", "Kanzlei", "Portal"];

const partsOf = (text: string) => [text, ...text.split(/[\s@]+/), ...(text.match(WORD) ?? [])];

/** What others would try who know the person: names and addresses, as a whole and in parts. */
export const wordsAround = (...texts: readonly (string | null | undefined)[]): string[] => {
  const known = [...portalWords, ...texts].filter((text) => typeof text === "string");
  return [...new Set(known.flatMap(partsOf))].filter((word) => word.length > 2);
};

/** How hard a password is to guess, by what others would try first; only a good one is taken. */
export const strengthOf = async (password: string, words: readonly string[]): Promise<PasswordStrength> => {
  const text = password.normalize("NFKC");
  if ([...text].length < MIN_PASSWORD) return { level: "short", advice: adviceText.short(MIN_PASSWORD) };
  // More than a megabyte of dictionaries, which only who sets a password waits for.
  const { estimate } = await import("./password-estimator.ts");
  const { score, warning } = estimate(text, words);
  const level = levels[score];
  return { level, advice: level === "good" ? undefined : adviceText.guessable(warning) };
};
