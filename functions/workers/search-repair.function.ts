import { openCalendarEventSnapshots } from "../data/calendar/calendar-events.collection.ts";
import { openCloudSnapshots } from "../data/cloud/cloud-items.collection.ts";
import { openForumEntrySnapshots } from "../data/discussions/forum-entries.collection.ts";
import { lateAttachments, lateInCloud, openDocumentRepair } from "../data/files/repair-documents.ts";
import { openGalleryImageSnapshots } from "../data/galleries/gallery-images.collection.ts";
import { openStores } from "../data/stores.ts";
import { openSubscriberSnapshots } from "../data/subscribers/subscribers.collection.ts";
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
const tasks: readonly (() => Promise<void>)[] = [
  ...sources.map(({ keep }) => keep),
  openSubscriberSnapshots(table, bucket),
  openForumEntrySnapshots(table, bucket),
  openCloudSnapshots(table, bucket),
  openGalleryImageSnapshots(table, bucket),
  openCalendarEventSnapshots(table, bucket),
  () => repairDocuments(new Date()),
];

/** In ms: the function's time-out, and the interval of its schedule. */
const LONGEST = 300_000;

/** One after the other, since making a file blocks the answers that others wait for. */
const repair = async () => {
  const failures: unknown[] = [];
  for (const task of tasks) await task().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, "Some indexes were not kept");
};

/** AWS may call a schedule twice. */
export const handler = (): Promise<void> => alone(table, "search-repair", LONGEST, repair);
