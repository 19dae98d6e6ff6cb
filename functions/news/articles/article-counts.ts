import type { Viewer } from "../../../shared/contract/permissions.ts";
import { isVisibleInternally, maySeeArticle } from "../../../shared/news/article-state.ts";
import type { ListedArticle } from "../../data/articles/articles.collection.ts";
import type { Projection } from "../../platform/collection/projection.ts";

interface ArticleCounts {
  readonly articlesCount: number;
  readonly internalCount: number;
  readonly example: ListedArticle;
}

export const countArticles = (
  articles: Projection<ListedArticle>,
  groupOf: (article: ListedArticle) => string | null,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
): Map<string, ArticleCounts> => {
  const groups = new Map<string, ArticleCounts>();
  for (const { listed } of articles.entries()) {
    const group = groupOf(listed);
    if (group === null || !maySeeArticle(viewer, listed, now)) continue;
    const { articlesCount = 0, internalCount = 0 } = groups.get(group) ?? {};
    groups.set(group, {
      articlesCount: articlesCount + 1,
      internalCount: internalCount + (isVisibleInternally(listed, now) ? 1 : 0),
      example: listed,
    });
  }
  return groups;
};
