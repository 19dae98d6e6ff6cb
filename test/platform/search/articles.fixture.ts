import { openArticleIndex, openArticleSearch } from "../../../functions/data/articles/article-search.ts";
import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import { openFiles } from "../../../functions/data/files/files.repository.ts";
import { everything } from "../../../functions/platform/collection/visible.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import type { Article } from "../../../shared/news/article.ts";
import { newTable } from "../../support/new-table.ts";
import { anArticle } from "../../support/news.builder.ts";
import { memoryStore } from "./memory-store.ts";

/** Articles on a real table, with as many schedules and searching functions as a test wants. */
export const articlesFixture = async () => {
  const { table } = await newTable();
  const stored = memoryStore();
  const articles = openArticles(table);
  const options = { openStore: async () => stored.store, few: 10, atOnce: 200 };

  return {
    ...stored,
    articles,
    /** Of the schedule, warm. */
    keeper: () => openArticleIndex(openArticles(table), openFiles(table), options).keep,

    /** A function that has just started. */
    searcher: () => {
      const { list } = openArticleSearch(openArticles(table), openFiles(table), options);
      return async (searchTerm: string) => {
        const { totalCount, data } = await list(listConfig({ searchTerm, limit: 1_000 }), everything);
        return { totalCount, titles: data.map(({ title }) => title) };
      };
    },

    write: (...overrides: Partial<Article>[]) => articles.insertMany(overrides.map(anArticle)),

    writeMany: (count = 120, content = "<p>Füllstoff</p>") =>
      articles.insertMany(
        Array.from({ length: count }, (_, no) => anArticle({ title: `Beitrag ${no}`, content })),
      ),

    change: (id: string, change: Partial<Article>) =>
      articles.update(id, (current) => ({ ...current, ...change })),
  };
};
