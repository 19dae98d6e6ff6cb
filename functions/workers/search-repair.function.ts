import { openArticles } from "../data/articles/articles.collection.ts";
import { openForumEntries } from "../data/discussions/forum-entries.collection.ts";
import { openDiscussionIndexer } from "../discussions/search/discussion-search.ts";
import { openArticleIndexer } from "../news/articles/article-search.ts";
import { openIndexStore } from "../platform/search/index-store.ts";
import { openTable } from "../platform/table/table.ts";

const table = openTable();
const indexers = [
  openArticleIndexer(openArticles(table), openIndexStore("articles")),
  openDiscussionIndexer(openForumEntries(table), openIndexStore("discussions")),
];

export const handler = async (): Promise<void> => {
  for (const { repair } of indexers) await repair();
};
