import { formatDateTime, formatStamp } from "../../../shared/dates/dates.ts";
import type { Article } from "../../../shared/news/article.ts";
import { releasedText as text } from "./articles.text.ts";

export const publishedWords = (
  { releaseDate, visibleUntil }: Pick<Article, "releaseDate" | "visibleUntil">,
  now: Date,
): string => {
  if (Date.parse(releaseDate) > now.getTime()) return text.from(formatDateTime(releaseDate));
  return visibleUntil && Date.parse(visibleUntil) <= now.getTime()
    ? text.until(formatDateTime(visibleUntil))
    : text.since(formatStamp(releaseDate, now));
};
