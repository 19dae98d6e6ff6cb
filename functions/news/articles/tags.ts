import type { Viewer } from "../../../shared/contract/permissions.ts";
import { isVisibleInternally, maySeeArticle } from "../../../shared/news/article-state.ts";
import type { ArticleTag } from "../../../shared/news/article-tag.ts";
import { tags as contract } from "../../../shared/news/tags.contract.ts";
import type { ListedArticle } from "../../data/articles/articles.collection.ts";
import { implement } from "../../platform/http/implement.ts";
import type { NewsDeps } from "../news.deps.ts";

const mostUsedFirst = (one: ArticleTag, other: ArticleTag) =>
  other.articlesCount - one.articlesCount || one.name.localeCompare(other.name, "de");

const tagsOf = (articles: Iterable<ListedArticle>, viewer: Viewer, now: Date): ArticleTag[] => {
  const tags = new Map<string, ArticleTag>();
  for (const article of articles) {
    if (article.tag === null || !maySeeArticle(viewer, article, now)) continue;
    const known = tags.get(article.tag) ?? { name: article.tag, articlesCount: 0, internalCount: 0 };
    tags.set(article.tag, {
      name: known.name,
      articlesCount: known.articlesCount + 1,
      internalCount: known.internalCount + (isVisibleInternally(article, now) ? 1 : 0),
    });
  }
  return [...tags.values()].toSorted(mostUsedFirst);
};

export const tags = implement<typeof contract, NewsDeps>(contract, {
  list: async (_input, { articles, viewer, now }) => {
    const known = await articles.projection();
    const data = tagsOf(
      Iterator.from(known.entries()).map(({ listed }) => listed),
      viewer,
      now,
    );
    return { totalCount: data.length, data };
  },
});
