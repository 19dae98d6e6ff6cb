const INLINE = /<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)\b[^>]*>/gi;

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
  shy: "",
};

/** Sanitising leaves only these entities. */
export const textOfHtml = (html: string): string =>
  html
    .replaceAll(INLINE, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(\w+);/g, (_, name: string) => entities[name] ?? " ")
    .replaceAll("\u00AD", "");
