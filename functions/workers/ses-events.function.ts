import { openStores } from "../data/stores.ts";
import { takeEvents } from "../news/delivery/take-events.ts";
import { openNews } from "../news/news.deps.ts";
import { queueFunction } from "../platform/queue/queue-function.ts";
import { openBucket } from "../platform/storage/bucket.ts";
import { keysIn } from "../platform/storage/object-event.ts";

const bucket = openBucket();
const deps = openNews(openStores());

/** Firehose writes many events into one object. */
export const handler = queueFunction<unknown>(async (message) => {
  for (const key of keysIn(message)) {
    const file = await bucket.readText(key);
    if (file) await takeEvents(deps, file);
  }
});
