import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { openAreaIndex, openAreaSearch } from "../../platform/search/area-search.ts";
import type { IndexMessage } from "../../platform/search/index-messages.ts";
import type { IndexStore } from "../../platform/search/index-store.ts";
import { openIndexer } from "../../platform/search/indexer.ts";
import type { SearchedFields } from "../../platform/search/text-index.ts";
import { writtenFields } from "../written-fields.ts";
import type { Articles, ListedArticle, StoredArticle } from "./articles.collection.ts";

/** A hit in the title outranks any number of hits in the text. */
export const articleFields: SearchedFields<Stored<StoredArticle>> = {
  title: { text: ({ title }) => title, weight: 16, hasCompounds: true },
  tag: { text: ({ tag }) => tag, weight: 8, hasCompounds: true },
  subtitle: { text: ({ subtitle }) => subtitle, weight: 4 },
  abstract: { text: ({ abstract }) => abstract, weight: 4 },
  ...writtenFields,
};

export const openArticleSearch = (
  articles: Articles,
  queue: Queue<IndexMessage>,
  openStore?: () => Promise<IndexStore>,
) => openAreaSearch<StoredArticle, ListedArticle>("articles", articles, articleFields, queue, openStore);

export type ArticleSearch = ReturnType<typeof openArticleSearch>;

export const openArticleIndexer = (articles: Articles, store: IndexStore) =>
  openIndexer<StoredArticle>(articles, articleFields, store);

export const openArticleIndex = (articles: Articles) =>
  openAreaIndex<StoredArticle, ListedArticle>("articles", articles, articleFields);
