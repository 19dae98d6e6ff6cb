import { openArticleIndexer } from "../data/articles/article-search.ts";
import { openCalendarEventSnapshots } from "../data/calendar/calendar-events.collection.ts";
import { openCloudSnapshots } from "../data/cloud/cloud-items.collection.ts";
import { openDocumentIndexer } from "../data/cloud/document-index.ts";
import { openFileTexts } from "../data/cloud/file-texts.repository.ts";
import { openDocumentRepair } from "../data/cloud/repair-documents.ts";
import { openDiscussionIndexer } from "../data/discussions/discussion-search.ts";
import { openForumEntrySnapshots } from "../data/discussions/forum-entries.collection.ts";
import { openGalleryImageSnapshots } from "../data/galleries/gallery-images.collection.ts";
import { openStores } from "../data/stores.ts";
import { openSubscriberSnapshots } from "../data/subscribers/subscribers.collection.ts";
import { together } from "../platform/runtime/together.ts";
import { openIndexStore } from "../platform/search/index-store.ts";
import { openBucket } from "../platform/storage/bucket.ts";

const stores = openStores();
const { table, cloudItems } = stores;
const articles = openArticleIndexer(stores.articles, openIndexStore("articles"));
const discussions = openDiscussionIndexer(stores.forumEntries, openIndexStore("discussions"));
const repairDocuments = openDocumentRepair({
  items: cloudItems,
  indexer: openDocumentIndexer(cloudItems, openFileTexts(), openIndexStore("cloud")),
  queue: stores.textQueue,
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
