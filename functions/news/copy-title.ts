import { text } from "./news.text.ts";

const MAX_TITLE = 200;

export const copyTitle = (title: string): string => {
  const tooMany = Math.max(0, text.copyOf(title).length - MAX_TITLE);
  return text.copyOf(title.slice(0, title.length - tooMany).trimEnd());
};
