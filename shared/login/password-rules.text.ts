import { MIN_PASSWORD, type PasswordWeakness } from "./password-rules.ts";

/** What is said of a password that is not good enough. */
export const weaknessText: Readonly<Record<PasswordWeakness, string>> = {
  short: `Bitte nehmen Sie mindestens ${MIN_PASSWORD} Zeichen, am besten mehrere Wörter.`,
  common: "Dieses Kennwort würden andere bald erraten. Bitte nehmen Sie ein weniger bekanntes.",
};
