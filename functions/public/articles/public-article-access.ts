import type { Filter, ListConfig } from "../../../shared/contract/list.ts";
import { isVisiblePublicly } from "../../../shared/news/article-state.ts";
import { articleProblems } from "../../../shared/news/news.problems.ts";
import { EVERY_OFFICE } from "../../../shared/news/publishers.ts";
import type { Articles } from "../../data/articles/articles.collection.ts";
import { publicArticles } from "../../data/articles/visible-articles.ts";
import { withTextSearch } from "../../platform/collection/text-search.ts";
import { Problem } from "../../platform/http/problem.ts";
import { publicText } from "../public.text.ts";

/** Every office publishes articles of the whole group. */
const byPublisher = (filter: Filter): Filter => {
  if (filter.field !== "organisation") return filter;
  const values = filter.comparator === "eq" ? [...filter.values, EVERY_OFFICE] : filter.values;
  return { ...filter, field: "publishers", values };
};

export const listPublicArticles = (articles: Articles, config: ListConfig, now: Date) => {
  const search = withTextSearch(config);
  return articles.list({ ...search, filters: search.filters.map(byPublisher) }, publicArticles(now));
};

export const readPublicArticle = async (urlTitle: string, articles: Articles, now: Date) => {
  const id = await articles.findIdByUnique("urlTitle", urlTitle);
  const article = id === undefined ? undefined : await articles.find(id);
  if (article && isVisiblePublicly(article, now)) return article;
  throw new Problem(articleProblems.notFound, { detail: publicText.notThere });
};
