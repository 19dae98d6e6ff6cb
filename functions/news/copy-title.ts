import { text } from "./news.text.ts";

/** Letters a title may have, as the contract says. */
const MAX_TITLE = 200;

/** The title of a copy, short enough to be saved. */
export const copyTitle = (title: string): string => {
  const tooMany = Math.max(0, text.copyOf(title).length - MAX_TITLE);
  return text.copyOf(title.slice(0, title.length - tooMany).trimEnd());
};
