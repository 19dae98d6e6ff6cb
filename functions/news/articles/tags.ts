import type { ArticleTag } from "../../../shared/news/article-tag.ts";
import { tags as contract } from "../../../shared/news/tags.contract.ts";
import { implement } from "../../platform/http/implement.ts";
import type { NewsDeps } from "../news.deps.ts";
import { countArticles } from "./article-counts.ts";

const mostUsedFirst = (one: ArticleTag, other: ArticleTag) =>
  other.articlesCount - one.articlesCount || one.name.localeCompare(other.name, "de");

export const tags = implement<typeof contract, NewsDeps>(contract, {
  list: async (_, { articles, ...seen }) => {
    const counts = countArticles(await articles.projection(), ({ tag }) => tag, seen);
    const data = Array.from(counts, ([name, count]) => ({ name, ...count })).toSorted(mostUsedFirst);
    return { totalCount: data.length, data };
  },
});
