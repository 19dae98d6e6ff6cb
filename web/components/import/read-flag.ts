import { fold } from "../../../shared/fold.ts";

const yes = new Set(["ja", "j", "x", "1", "true", "wahr", "yes", "y"]);
const no = new Set(["", "nein", "n", "0", "false", "falsch", "no", "-"]);

/** Undefined if it says neither. */
export const readFlag = (typed: string): boolean | undefined => {
  const word = fold(typed);
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
};
