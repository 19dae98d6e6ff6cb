import { openArticleIndexer } from "../data/articles/article-search.ts";
import { openArticles } from "../data/articles/articles.collection.ts";
import { openCloudItems } from "../data/cloud/cloud-items.collection.ts";
import { openDocumentIndexer } from "../data/cloud/document-index.ts";
import { openFileTexts } from "../data/cloud/file-texts.repository.ts";
import { openDiscussionIndexer } from "../data/discussions/discussion-search.ts";
import { openForumEntries } from "../data/discussions/forum-entries.collection.ts";
import { queueBatchFunction } from "../platform/queue/queue-batch-function.ts";
import { IndexMessage } from "../platform/search/index-messages.ts";
import { openIndexStore } from "../platform/search/index-store.ts";
import { openTable } from "../platform/table/table.ts";

const table = openTable();
const indexers = {
  articles: openArticleIndexer(openArticles(table), openIndexStore("articles")),
  discussions: openDiscussionIndexer(openForumEntries(table), openIndexStore("discussions")),
  cloud: openDocumentIndexer(openCloudItems(table), openFileTexts(), openIndexStore("cloud")),
};

export const handler = queueBatchFunction(IndexMessage, async (messages) => {
  for (const [area, ofArea] of Map.groupBy(messages, ({ area }) => area)) {
    await indexers[area].take(ofArea.map(({ id }) => id));
  }
});
