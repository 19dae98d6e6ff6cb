import { openClicks } from "../data/newsletters/clicks.repository.ts";
import type { LinkedStores, Stores } from "../data/stores.ts";
import { openQueue } from "../platform/queue/queue.ts";
import { setting } from "../platform/runtime/environment.ts";
import { openEvidence } from "./delivery/evidence.repository.ts";
import { openBatches } from "./runs/batches.repository.ts";
import type { BatchMessage, PlanMessage } from "./runs/messages.ts";
import { openPlans } from "./runs/plan.repository.ts";
import { openRecipientIndex } from "./runs/recipient-index.ts";
import { openRuns } from "./runs/runs.repository.ts";
import { openSchedule } from "./runs/schedule.repository.ts";
import { openSendTimes } from "./runs/send-times.ts";
import { openSubscriberImports } from "./subscribers/import/imports.repository.ts";

export const openNews = <Known extends Stores>(stores: Known) => {
  const { table, settings } = stores;
  const batches = openBatches(table);
  return {
    ...stores,
    runs: openRuns(table),
    batches,
    batchQueue: openQueue<BatchMessage>(() => setting("NEWSLETTER_BATCH_QUEUE_URL")),
    plans: openPlans(table, batches),
    planQueue: openQueue<PlanMessage>(() => setting("NEWSLETTER_PLAN_QUEUE_URL")),
    recipientIndex: openRecipientIndex(table),
    clicks: openClicks(table),
    evidence: openEvidence(table),
    schedule: openSchedule(table),
    sendTimes: openSendTimes(settings),
    imports: openSubscriberImports(table),
  };
};

export type NewsStores = ReturnType<typeof openNews<Stores>>;

export type NewsDeps = ReturnType<typeof openNews<LinkedStores>>;
