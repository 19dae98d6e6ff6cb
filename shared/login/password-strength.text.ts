import type { TranslationKeys } from "@zxcvbn-ts/core";

const many = "Dieses Kennwort haben viele.";
const keys = "Tasten in einer Reihe sind leicht zu erraten.";
const repeated = "Wiederholtes ist leicht zu erraten.";
const dates = "Jahreszahlen und Daten sind leicht zu erraten.";
const names = "Namen sind leicht zu erraten.";

const warnings: Readonly<Record<string, string>> = {
  straightRow: keys,
  keyPattern: keys,
  simpleRepeat: repeated,
  extendedRepeat: repeated,
  sequences: "Reihen wie „abcd“ oder „1234“ sind leicht zu erraten.",
  recentYears: dates,
  dates,
  topTen: many,
  topHundred: many,
  common: many,
  similarToCommon: "Ein ähnliches Kennwort haben viele.",
  wordByItself: "Ein einzelnes Wort ist leicht zu erraten.",
  namesByThemselves: names,
  commonNames: names,
  userInputs: "Ihr Name und die Namen von Portal und Kanzlei sind leicht zu erraten.",
  pwned: many,
} satisfies Readonly<Record<keyof TranslationKeys["warnings"], string>>;

export const adviceText = {
  short: (minimum: number) => `Bitte nehmen Sie mindestens ${minimum} Zeichen, am besten mehrere Wörter.`,
  guessable: (warning: string | null) =>
    `${warnings[warning ?? ""] ?? "Dieses Kennwort lässt sich noch erraten."} Nehmen Sie ein oder zwei Wörter dazu, die nicht zusammengehören.`,
};
