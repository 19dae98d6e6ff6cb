import { openMailStops } from "../news/sending/mail-stops.collection.ts";
import { openLedger } from "../news/sending/sending.deps.ts";
import { takeEvents } from "../news/sending/take-events.ts";
import { openBucket } from "../platform/bucket.ts";
import { keysIn } from "../platform/object-created.ts";
import { queueFunction } from "../platform/queue-function.ts";
import { openTable } from "../platform/table.ts";

const table = openTable();
const bucket = openBucket();
const deps = { table, ...openLedger(table), mailStops: openMailStops(table) };

/** Takes over what SES reported: files of events that Firehose has put into the bucket. */
export const handler = queueFunction<unknown>(async (message) => {
  for (const key of keysIn(message)) {
    const file = await bucket.readText(key);
    if (file) await takeEvents(deps, file);
  }
});
