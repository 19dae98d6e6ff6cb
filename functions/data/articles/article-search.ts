import { articleFields } from "../../../shared/news/article.fields.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { openAreaIndex, openAreaSearch } from "../../platform/search/area-search.ts";
import { searchedFieldsOf } from "../../platform/search/entity-fields.ts";
import type { IndexMessage } from "../../platform/search/index-messages.ts";
import type { IndexStore } from "../../platform/search/index-store.ts";
import { openIndexer } from "../../platform/search/indexer.ts";
import type { SearchedFields } from "../../platform/search/text-index.ts";
import { writtenFields } from "../written-fields.ts";
import type { Articles, ListedArticle, StoredArticle } from "./articles.collection.ts";

/** A hit in the title outranks any number of hits in the text. */
export const searchedArticleFields: SearchedFields<Stored<StoredArticle>> = {
  ...searchedFieldsOf(articleFields, (article: StoredArticle) => article),
  ...writtenFields,
};

export const openArticleSearch = (
  articles: Articles,
  queue: Queue<IndexMessage>,
  openStore?: () => Promise<IndexStore>,
) =>
  openAreaSearch<StoredArticle, ListedArticle>("articles", articles, searchedArticleFields, queue, openStore);

export type ArticleSearch = ReturnType<typeof openArticleSearch>;

export const openArticleIndexer = (articles: Articles, store: IndexStore) =>
  openIndexer<StoredArticle>(articles, searchedArticleFields, store);

export const openArticleIndex = (articles: Articles) =>
  openAreaIndex<StoredArticle, ListedArticle>("articles", articles, searchedArticleFields);
