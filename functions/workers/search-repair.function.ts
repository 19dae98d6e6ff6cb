import { openArticles } from "../data/articles/articles.collection.ts";
import { openArticleIndexer } from "../news/articles/article-search.ts";
import { openIndexStore } from "../platform/search/index-store.ts";
import { openTable } from "../platform/table/table.ts";

const articles = openArticleIndexer(openArticles(openTable()), openIndexStore("articles"));

export const handler = (): Promise<void> => articles.repair();
