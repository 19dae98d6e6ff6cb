import { formatDateTime } from "../../../shared/dates/dates.ts";
import type { Article } from "../../../shared/news/article.ts";
import { isVisibleInternally } from "../../../shared/news/article-state.ts";
import { articleText as text } from "./articles.text.ts";

/** Undefined if everybody may read it. */
export const visibilityNote = (article: Article, now: Date): string | undefined => {
  if (isVisibleInternally(article, now)) return undefined;
  if (!article.isInternalRelease) return text.notReleased;
  return Date.parse(article.releaseDate) > now.getTime()
    ? text.toCome(formatDateTime(article.releaseDate))
    : text.over(formatDateTime(article.visibleUntil ?? article.releaseDate));
};
