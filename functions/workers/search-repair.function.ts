import { openCalendarEventSnapshots } from "../data/calendar/calendar-events.collection.ts";
import { openCloudSnapshots } from "../data/cloud/cloud-items.collection.ts";
import { openForumEntrySnapshots } from "../data/discussions/forum-entries.collection.ts";
import { lateAttachments, lateInCloud, openDocumentRepair } from "../data/files/repair-documents.ts";
import { openGalleryImageSnapshots } from "../data/galleries/gallery-images.collection.ts";
import { openStores } from "../data/stores.ts";
import { openSubscriberSnapshots } from "../data/subscribers/subscribers.collection.ts";
import { together } from "../platform/runtime/together.ts";
import { openBucket } from "../platform/storage/bucket.ts";
import { alone } from "../platform/table/lease.ts";
import { openIndexes, openSources } from "../search/sources.ts";

const stores = openStores();
const { table } = stores;
const indexes = openIndexes(stores);
const sources = openSources(stores, indexes);
const repairDocuments = openDocumentRepair(stores.textQueue, [
  lateInCloud(indexes.cloud.index),
  lateAttachments(indexes.articles, stores.articles.findMany),
  lateAttachments(indexes.entries, stores.forumEntries.findMany),
  lateAttachments(indexes.events, stores.events.findMany),
]);
const bucket = openBucket();
const keepSubscribers = openSubscriberSnapshots(table, bucket);
const keepForumEntries = openForumEntrySnapshots(table, bucket);
const keepCloudItems = openCloudSnapshots(table, bucket);
const keepCalendarEvents = openCalendarEventSnapshots(table, bucket);
const keepGalleryImages = openGalleryImageSnapshots(table, bucket);

/** In ms: its time-out, and the interval of its schedule. */
const LONGEST = 300_000;

/** One after the other: together they would hold all that they make, and read more at once than is answered in time. */
const keepIndexes = async () => {
  const failures: unknown[] = [];
  for (const { keep } of sources) await keep().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, "Some indexes were not kept");
};

const repair = () =>
  together([
    keepIndexes(),
    repairDocuments(new Date()),
    keepSubscribers(),
    keepForumEntries(),
    keepCloudItems(),
    keepGalleryImages(),
    keepCalendarEvents(),
  ]);

/** AWS may call twice. */
export const handler = (): Promise<void> => alone(table, "search-repair", LONGEST, repair);
