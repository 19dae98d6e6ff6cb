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

const MAX_LENGTH = 120;

const reserved: ReadonlySet<string> = new Set(["new"]);

export const isReservedUrlTitle = (urlTitle: string): boolean => reserved.has(urlTitle);

const evading = (urlTitle: string) => (isReservedUrlTitle(urlTitle) ? `${urlTitle}-artikel` : urlTitle);

/** `Prüfung & Recht` as `pruefung-recht`. */
export const urlTitleOf = (title: string): string =>
  evading(
    title
      .toLowerCase()
      .replaceAll(/[äöüßıłđøæœ]/g, (letter) => spelt[letter] ?? letter)
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .replaceAll(/[^a-z0-9]+/g, "-")
      .slice(0, MAX_LENGTH)
      .replaceAll(/^-+|-+$/g, "") || "artikel",
  );
