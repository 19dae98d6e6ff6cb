import { isVisibleInternally } from "../../../shared/news/article-state.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";
import type { Write } from "../../platform/table/item.ts";
import type { Announcements } from "./announcements.repository.ts";

/** When an article is to be announced, in ms: when it appears internally; undefined for one that does not. */
export const announcedAt = (
  article: Pick<StoredArticle, "isInternalRelease" | "releaseDate">,
): number | undefined => (article.isInternalRelease ? Date.parse(article.releaseDate) : undefined);

/**
 * What saving an article does to its announcement. Who could read it before and can read it after hears nothing
 * of it, so articles from before there were announcements are not announced when somebody edits them.
 */
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
