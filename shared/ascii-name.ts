const spelt: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  ı: "i",
  ł: "l",
  đ: "d",
  ø: "o",
  æ: "ae",
  œ: "oe",
};

/** `Prüfung & Recht` as `pruefung-recht`; empty if there is no letter or digit. */
export const asciiName = (text: string, between = "-"): string =>
  text
    .toLowerCase()
    .replaceAll(/[äöüßıłđøæœ]/g, (letter) => spelt[letter] ?? letter)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(between);
