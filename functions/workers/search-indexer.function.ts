import { openArticleIndexer } from "../data/articles/article-search.ts";
import { openDocumentIndexer } from "../data/cloud/document-index.ts";
import { openFileTexts } from "../data/cloud/file-texts.repository.ts";
import { openDiscussionIndexer } from "../data/discussions/discussion-search.ts";
import { openStores } from "../data/stores.ts";
import { queueBatchFunction } from "../platform/queue/queue-batch-function.ts";
import { IndexMessage } from "../platform/search/index-messages.ts";
import { openIndexStore } from "../platform/search/index-store.ts";

const { articles, cloudItems, forumEntries } = openStores();
const indexers = {
  articles: openArticleIndexer(articles, openIndexStore("articles")),
  discussions: openDiscussionIndexer(forumEntries, openIndexStore("discussions")),
  cloud: openDocumentIndexer(cloudItems, openFileTexts(), openIndexStore("cloud")),
};

export const handler = queueBatchFunction(IndexMessage, async (messages) => {
  for (const [area, ofArea] of Map.groupBy(messages, ({ area }) => area)) {
    await indexers[area].take(ofArea.map(({ id }) => id));
  }
});
