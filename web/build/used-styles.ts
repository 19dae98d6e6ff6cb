import { parse } from "postcss";
import { PurgeCSS } from "purgecss";

const wordsIn = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/** First parts of classes that code completes: `"p-button-".concat(severity)`. */
const begunIn = (code: string): string[] =>
  [...code.matchAll(/["'` ](p-[\w-]+-)["'`]\.concat\(/g)].map(([, begin = ""]) => begin);

const valuesIn = (code: string): Set<string> =>
  new Set([...code.matchAll(/["'`]([a-z]+)["'`]/g)].map(([, value = ""]) => value));

/** Removes unread properties here, since PurgeCSS also removes those that only an animation reads. */
const withoutUnread = (css: string, words: ReadonlySet<string>): string => {
  const sheet = parse(css);
  const read = new Set(wordsIn([...css.matchAll(/var\(([^)]*)/g)].join(" ")));
  sheet.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop) && !words.has(declaration.prop)) declaration.remove();
  });
  return sheet.toString();
};

export const usedStyles = async (sheet: string, code: string): Promise<string> => {
  const begins = new Set(begunIn(code));
  const values = valuesIn(code);
  const words = new Set(wordsIn(code));
  const completed = wordsIn(sheet).filter((name) =>
    [...begins].some((begin) => name.startsWith(begin) && values.has(name.slice(begin.length))),
  );
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: code, extension: "ts" }],
    css: [{ raw: sheet }],
    defaultExtractor: wordsIn,
    keyframes: true,
    safelist: { standard: completed },
  });
  if (!used) throw new Error("Nothing is left of the theme.");
  return withoutUnread(used.css, words);
};
