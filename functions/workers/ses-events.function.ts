import { openSuppressions } from "../data/suppressions/suppressions.collection.ts";
import { takeEvents } from "../news/sending/follow/take-events.ts";
import { openLedger } from "../news/sending/sending.deps.ts";
import { queueFunction } from "../platform/queue/queue-function.ts";
import { openBucket } from "../platform/storage/bucket.ts";
import { keysIn } from "../platform/storage/object-event.ts";
import { openTable } from "../platform/table/table.ts";

const table = openTable();
const bucket = openBucket();
const deps = { table, ...openLedger(table), suppressions: openSuppressions(table) };

/** Firehose writes many events into one object. */
export const handler = queueFunction<unknown>(async (message) => {
  for (const key of keysIn(message)) {
    const file = await bucket.readText(key);
    if (file) await takeEvents(deps, file);
  }
});
