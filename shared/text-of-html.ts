/** Tags that stand within a word or a sentence; all others part what is before them from what follows. */
const INLINE = /<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)\b[^>]*>/gi;

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
  shy: "",
};

/** The words of sanitised HTML. Sanitising leaves these few entities only; others part words as signs do. */
export const textOfHtml = (html: string): string =>
  html
    .replaceAll(INLINE, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(\w+);/g, (_, name: string) => entities[name] ?? " ")
    .replaceAll("\u00AD", "");
