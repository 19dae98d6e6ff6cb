import type { ListConfig } from "../../../shared/contract/list.ts";
import { textOfHtml } from "../../../shared/text-of-html.ts";
import type { Articles, ListedArticle, StoredArticle } from "../../data/articles/articles.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { Visible } from "../../platform/collection/visible.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import { type IndexMessage, openIndexMessages } from "../../platform/search/index-messages.ts";
import type { IndexStore } from "../../platform/search/index-store.ts";
import { openIndexer } from "../../platform/search/indexer.ts";
import { openLiveIndex } from "../../platform/search/live-index.ts";
import { searchList } from "../../platform/search/search-list.ts";
import type { SearchedFields } from "../../platform/search/text-index.ts";

const AREA = "articles";

/** A hit in the title outranks any number of hits in the text. */
export const articleFields: SearchedFields<Stored<StoredArticle>> = {
  title: { text: ({ title }) => title, weight: 16, hasCompounds: true },
  tag: { text: ({ tag }) => tag, weight: 8, hasCompounds: true },
  subtitle: { text: ({ subtitle }) => subtitle, weight: 4 },
  abstract: { text: ({ abstract }) => abstract, weight: 4 },
  files: {
    text: ({ files }) => files.map(({ fileName }) => fileName).join(" "),
    weight: 2,
    hasCompounds: true,
  },
  authorName: { text: ({ authorName }) => authorName, weight: 4 },
  content: { text: ({ content }) => content && textOfHtml(content), weight: 1 },
};

const openStored = async (): Promise<IndexStore> => {
  const { openIndexStore } = await import("../../platform/search/index-store.ts");
  return openIndexStore(AREA);
};

export const openArticleSearch = (
  articles: Articles,
  queue: Queue<IndexMessage>,
  openStore: () => Promise<IndexStore> = openStored,
) => {
  const catchUp = openLiveIndex<StoredArticle, ListedArticle>(articles, articleFields, openStore);
  return {
    list: (config: ListConfig, visible: Visible<ListedArticle>) =>
      searchList(articles, catchUp, config, visible),

    noteChange: openIndexMessages(AREA, queue),
  };
};

export type ArticleSearch = ReturnType<typeof openArticleSearch>;

export const openArticleIndexer = (articles: Articles, store: IndexStore) =>
  openIndexer<StoredArticle, ListedArticle>(articles, articleFields, store);
