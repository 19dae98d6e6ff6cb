import { openArticleIndexer } from "../news/articles/article-search.ts";
import { openArticles } from "../news/articles/articles.collection.ts";
import { openIndexStore } from "../platform/search/index-store.ts";
import { openTable } from "../platform/table.ts";

const articles = openArticleIndexer(openArticles(openTable()), openIndexStore("articles"));

/** Brings into the index what no announcement told of; makes it anew where it is lost. */
export const handler = (): Promise<void> => articles.repair();
