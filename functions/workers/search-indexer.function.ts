import { openArticles } from "../data/articles/articles.collection.ts";
import { openArticleIndexer } from "../news/articles/article-search.ts";
import { queueBatchFunction } from "../platform/queue/queue-batch-function.ts";
import { IndexMessage } from "../platform/search/index-messages.ts";
import { openIndexStore } from "../platform/search/index-store.ts";
import { openTable } from "../platform/table/table.ts";

const indexers = { articles: openArticleIndexer(openArticles(openTable()), openIndexStore("articles")) };

export const handler = queueBatchFunction(IndexMessage, async (messages) => {
  for (const [area, ofArea] of Map.groupBy(messages, ({ area }) => area)) {
    await indexers[area].take(ofArea.map(({ id }) => id));
  }
});
