import { isVisibleInternally } from "../../../shared/news/article-state.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";
import type { Write } from "../../platform/table/item.ts";
import type { Announcements } from "./announcements.repository.ts";

/** In ms; undefined for an article that does not appear internally. */
export const announcedAt = (
  article: Pick<StoredArticle, "isInternalRelease" | "releaseDate">,
): number | undefined => (article.isInternalRelease ? Date.parse(article.releaseDate) : undefined);

/** Readable before and after the change is not announced, so older articles stay silent. */
export const planWrites = (
  before: StoredArticle | undefined,
  after: StoredArticle,
  { announcements, now }: { readonly announcements: Announcements; readonly now: Date },
): Write[] => {
  const wasReleased = before?.isInternalRelease ?? false;
  if (!wasReleased && !after.isInternalRelease) return [];
  if (before && isVisibleInternally(before, now) && isVisibleInternally(after, now)) return [];
  return [announcements.planWrite(after.id, announcedAt(after))];
};
