import { openArticleIndexer } from "../data/articles/article-search.ts";
import { openArticles } from "../data/articles/articles.collection.ts";
import { openCalendarEventSnapshots } from "../data/calendar/calendar-events.collection.ts";
import { openCloudItems, openCloudSnapshots } from "../data/cloud/cloud-items.collection.ts";
import { openDocumentIndexer } from "../data/cloud/document-index.ts";
import { openFileTexts } from "../data/cloud/file-texts.repository.ts";
import { openDocumentRepair } from "../data/cloud/repair-documents.ts";
import { openTextQueue } from "../data/cloud/text-queue.ts";
import { openDiscussionIndexer } from "../data/discussions/discussion-search.ts";
import { openForumEntries, openForumEntrySnapshots } from "../data/discussions/forum-entries.collection.ts";
import { openGalleryImageSnapshots } from "../data/galleries/gallery-images.collection.ts";
import { openSubscriberSnapshots } from "../data/subscribers/subscribers.collection.ts";
import { together } from "../platform/runtime/together.ts";
import { openIndexStore } from "../platform/search/index-store.ts";
import { openBucket } from "../platform/storage/bucket.ts";
import { openTable } from "../platform/table/table.ts";

const table = openTable();
const articles = openArticleIndexer(openArticles(table), openIndexStore("articles"));
const discussions = openDiscussionIndexer(openForumEntries(table), openIndexStore("discussions"));
const cloudItems = openCloudItems(table);
const repairDocuments = openDocumentRepair({
  items: cloudItems,
  indexer: openDocumentIndexer(cloudItems, openFileTexts(), openIndexStore("cloud")),
  queue: openTextQueue(),
});
const bucket = openBucket();
const keepSubscribers = openSubscriberSnapshots(table, bucket);
const keepForumEntries = openForumEntrySnapshots(table, bucket);
const keepCloudItems = openCloudSnapshots(table, bucket);
const keepCalendarEvents = openCalendarEventSnapshots(table, bucket);
const keepGalleryImages = openGalleryImageSnapshots(table, bucket);

export const handler = async (): Promise<void> => {
  await together([
    articles.repair(),
    discussions.repair(),
    repairDocuments(new Date()),
    keepSubscribers(),
    keepForumEntries(),
    keepCloudItems(),
    keepGalleryImages(),
    keepCalendarEvents(),
  ]);
};
