import {
  openArticleIndexer,
  openArticleSearch,
  searchedArticleFields,
} from "../../../functions/data/articles/article-search.ts";
import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import { everything } from "../../../functions/platform/collection/visible.ts";
import { soughtIn } from "../../../functions/platform/search/german.ts";
import { unpackIndex } from "../../../functions/platform/search/stored-index.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import type { Article } from "../../../shared/news/article.ts";
import { newTable } from "../../support/new-table.ts";
import { anArticle } from "../../support/news.builder.ts";
import { memoryStore } from "./memory-store.ts";

const noQueue = { send: async () => {} };

/** Articles on a real table, with as many indexers and searching functions as a test wants. */
export const articlesFixture = async () => {
  const { table } = await newTable();
  const stored = memoryStore();
  const articles = openArticles(table);

  return {
    ...stored,
    articles,
    indexer: () => openArticleIndexer(openArticles(table), stored.store),

    /** A function that has just started. */
    searcher: () => {
      const { list } = openArticleSearch(openArticles(table), noQueue, async () => stored.store);
      return async (searchTerm: string) => {
        const { totalCount, data } = await list(listConfig({ searchTerm, limit: 1_000 }), everything);
        return { totalCount, titles: data.map(({ title }) => title) };
      };
    },

    /** The titles that the stored index alone would find, as it lies in the store. */
    storedTitles: async (term: string): Promise<string[]> => {
      const object = await stored.store.read();
      const index =
        typeof object === "string" ? undefined : await unpackIndex(object.bytes, searchedArticleFields);
      const ids = [...(index?.search(soughtIn(term) ?? []).keys() ?? [])];
      const found = await articles.findMany(ids);
      return ids.map((id) => found.get(id)?.title ?? "gone");
    },

    write: (...overrides: Partial<Article>[]) => articles.insertMany(overrides.map(anArticle)),

    /** More articles than a search would read by itself: it depends on the stored index. */
    writeMany: (content = "<p>Füllstoff</p>") =>
      articles.insertMany(
        Array.from({ length: 120 }, (_, no) => anArticle({ title: `Beitrag ${no}`, content })),
      ),

    change: (id: string, change: Partial<Article>) =>
      articles.update(id, (current) => ({ ...current, ...change })),
  };
};
