import { isDeepStrictEqual } from "node:util";
import { isVisibleInternally } from "../../../shared/news/article-state.ts";
import { announcedFrom } from "../../../shared/notifications/announcement.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";
import type { Mailings } from "../../platform/mail/mailings.repository.ts";
import type { Write } from "../../platform/table/item.ts";

/** In ms; undefined for an article that does not appear internally, or does so silently. */
export const announcedAt = (
  article: Pick<StoredArticle, "isInternalRelease" | "releaseDate" | "announcement">,
): number | undefined => {
  if (!article.isInternalRelease) return undefined;
  return announcedFrom(Date.parse(article.releaseDate), article.announcement ?? undefined) ?? undefined;
};

const isDecidedAnew = (before: StoredArticle, { announcement }: StoredArticle) =>
  !isDeepStrictEqual(before.announcement ?? null, announcement ?? null);

export const planWrites = (
  before: StoredArticle | undefined,
  after: StoredArticle,
  { announcements, now }: { readonly announcements: Mailings; readonly now: Date },
): Write[] => {
  const wasPublished = before?.isInternalRelease ?? false;
  if (!wasPublished && !after.isInternalRelease) return [];
  const stays = before && isVisibleInternally(before, now) && isVisibleInternally(after, now);
  if (stays && !isDecidedAnew(before, after)) return [];
  return [announcements.planWrite(after.id, announcedAt(after))];
};
