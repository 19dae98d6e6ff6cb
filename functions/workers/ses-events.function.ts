import * as z from "zod";
import { openMailStops } from "../news/sending/mail-stops.collection.ts";
import { openLedger } from "../news/sending/sending.deps.ts";
import { takeEvents } from "../news/sending/take-events.ts";
import { openBucket } from "../platform/bucket.ts";
import { queueFunction } from "../platform/queue-function.ts";
import { openTable } from "../platform/table.ts";

/** What S3 says about new objects; its keys are URL-encoded. The test message of a new bucket has no records. */
const Notification = z.object({
  Records: z.array(z.object({ s3: z.object({ object: z.object({ key: z.string() }) }) })).default([]),
});

const table = openTable();
const bucket = openBucket();
const deps = { table, evidence: openLedger(table).evidence, mailStops: openMailStops(table) };

/** Takes over what SES reported: files of events that Firehose has put into the bucket. */
export const handler = queueFunction<unknown>(async (message) => {
  for (const { s3 } of Notification.parse(message).Records) {
    const file = await bucket.readText(decodeURIComponent(s3.object.key.replaceAll("+", " ")));
    if (file) await takeEvents(deps, file);
  }
});
