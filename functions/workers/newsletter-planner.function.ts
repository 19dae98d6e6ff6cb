import type { BatchMessage, PlanMessage } from "../news/sending/messages.ts";
import { planRun } from "../news/sending/plan/planner.ts";
import { streamedSources } from "../news/sending/plan/recipients.ts";
import { openLedger, openRecipientStores } from "../news/sending/sending.deps.ts";
import { openBulkRate } from "../platform/mail/bulk-rate.ts";
import { openSes } from "../platform/mail/ses.ts";
import { openQueue } from "../platform/queue/queue.ts";
import { queueFunction } from "../platform/queue/queue-function.ts";
import { setting } from "../platform/runtime/environment.ts";
import { openTable } from "../platform/table/table.ts";

const table = openTable();
const stores = openRecipientStores(table);
const deps = {
  ...openLedger(table),
  batchQueue: openQueue<BatchMessage>(setting("NEWSLETTER_BATCH_QUEUE_URL")),
  bulkRate: openBulkRate(table, openSes()),
  sources: () => streamedSources(stores),
};

export const handler = queueFunction<PlanMessage>((message) => planRun(deps, message));
