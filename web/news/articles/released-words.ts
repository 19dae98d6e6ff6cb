import { formatDate, formatDateTime } from "../../../shared/dates/dates.ts";
import type { Article } from "../../../shared/news/article.ts";
import { releasedText as text } from "./articles.text.ts";

export const releasedWords = (
  { releaseDate, visibleUntil }: Pick<Article, "releaseDate" | "visibleUntil">,
  now: Date,
): string => {
  if (Date.parse(releaseDate) > now.getTime()) return text.from(formatDateTime(releaseDate));
  return visibleUntil && Date.parse(visibleUntil) <= now.getTime()
    ? text.until(formatDateTime(visibleUntil))
    : text.since(formatDate(releaseDate));
};

/** Undefined where employees hear of it as it appears. */
export const announcementWords = (
  { announcement }: Pick<Article, "announcement">,
  now: Date,
): string | undefined => {
  if (announcement?.isSilent) return text.silent;
  const at = announcement?.at;
  return at && Date.parse(at) > now.getTime() ? text.announcedAt(formatDateTime(at)) : undefined;
};
