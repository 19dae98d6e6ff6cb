import type { Usage } from "./usage.ts";

const BATCH = 50;
/** Kilobytes: a batch's item, and one recipient read. */
const BATCH_SIZE = 8;
const RECIPIENT_SIZE = 0.5;
/** Events of each mail: sent and delivered. Firehose counts a record as 5 KB. */
const EVENTS = 2;
const EVENT_GIGABYTES = 5e-6;
/** Put, claimed and, in a transaction, recorded; the index of due items takes two more each time. */
const BATCH_WRITES = BATCH_SIZE + (BATCH_SIZE + 2) + 2 * (BATCH_SIZE + 2);
const EVENT_ITEMS = 4;
const EVENT_ITEM_WRITES = 3;
const SECONDS = { planned: 0.02, sent: 0.6, recorded: 0.2 };
const MEMORY = { planner: 2, sender: 0.5, events: 0.5 };

export const newsletter = (recipients: number): Usage => {
  const batches = Math.ceil(recipients / BATCH);
  const events = EVENTS * recipients;
  return {
    "SES: mails": recipients,
    "DynamoDB: write units": batches * (BATCH_WRITES + EVENT_ITEMS * EVENT_ITEM_WRITES),
    "DynamoDB: read units": (recipients * RECIPIENT_SIZE) / 4 + batches * (BATCH_SIZE / 4 + BATCH),
    "Lambda: calls": 1 + batches + EVENT_ITEMS * batches,
    "Lambda: GB seconds":
      batches *
      (SECONDS.planned * MEMORY.planner + SECONDS.sent * MEMORY.sender + SECONDS.recorded * MEMORY.events),
    "SQS: requests": 3 * batches,
    "Firehose: GB": events * EVENT_GIGABYTES,
    "S3: writes": batches,
    "S3: reads": batches,
    "CloudWatch: GB of logs": 5 * batches * 0.5e-6,
    "X-Ray: traces": batches,
  };
};
