import type { BatchMessage, PlanMessage } from "../news/sending/messages.ts";
import { openLedger } from "../news/sending/sending.deps.ts";
import { sweep } from "../news/sending/sweeper.ts";
import { numberSetting, setting } from "../platform/environment.ts";
import { type OutboxMessage, openOutbox } from "../platform/mail/outbox.ts";
import { openQueue } from "../platform/queue.ts";
import { openTable } from "../platform/table.ts";

const table = openTable();
const outbox = openOutbox(table, openQueue<OutboxMessage>(setting("MAIL_QUEUE_URL")));
const deps = {
  ...openLedger(table),
  planQueue: openQueue<PlanMessage>(setting("NEWSLETTER_PLAN_QUEUE_URL")),
  batchQueue: openQueue<BatchMessage>(setting("NEWSLETTER_BATCH_QUEUE_URL")),
  settleAfter: numberSetting("IN_DOUBT_SETTLE_SECONDS", 300) * 1000,
};

/** Takes up what dead workers and lost messages left behind. */
export const handler = async (): Promise<void> => {
  await Promise.all([sweep(deps), outbox.sweep()]);
};
