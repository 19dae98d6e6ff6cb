import { openClickLinks } from "../../../../functions/data/newsletters/click-links.ts";
import { openUnsubscribeLinks } from "../../../../functions/data/subscribers/unsubscribe-links.ts";
import { openRunCache } from "../../../../functions/news/delivery/run-cache.ts";
import { type SenderDeps, sendBatch } from "../../../../functions/news/delivery/sender.ts";
import { takeEvents } from "../../../../functions/news/delivery/take-events.ts";
import { streamedSources } from "../../../../functions/news/newsletters/recipients.ts";
import type { BatchMessage, PlanMessage } from "../../../../functions/news/runs/messages.ts";
import { planRun } from "../../../../functions/news/runs/planner.ts";
import { publish } from "../../../../functions/news/runs/publish.ts";
import type { Queue } from "../../../../functions/platform/queue/queue.ts";
import type { Subscriber } from "../../../../shared/news/subscriber.ts";
import type { DemoStores } from "../../stores.ts";
import type { SeededNewsletter } from "../newsletters.ts";
import { backdate } from "./backdate.ts";
import { stagedSes } from "./staged-ses.ts";

const SENDERS = 4;
const MILLISECONDS_PER_BATCH = 1_500;

const listQueue = <Message>(messages: Message[]): Queue<Message> => ({
  send: async (sent) => {
    messages.push(...sent);
  },
});

/** Nobody unsubscribes meanwhile, so that one reading serves all batches. */
const unchangingSuppressions = async ({ suppressions }: DemoStores): Promise<DemoStores["suppressions"]> => {
  const suppressed = await suppressions.current();
  return { ...suppressions, current: async () => suppressed };
};

async function* pageOf(subscribers: readonly Subscriber[]) {
  yield subscribers;
}

const NOBODY = "nobody gets these mails";

const senderDeps = async (
  stores: DemoStores,
  ses: SenderDeps["ses"],
  batchQueue: Queue<BatchMessage>,
  portalOrigin: string,
): Promise<SenderDeps> => ({
  ...stores,
  suppressions: await unchangingSuppressions(stores),
  ses,
  batchQueue,
  runCache: openRunCache({
    runs: stores.runs,
    fromOf: async () => ({}),
    clickLinks: openClickLinks(NOBODY, portalOrigin),
  }),
  rate: { reserve: async (mails) => ({ mails }) },
  links: openUnsubscribeLinks(NOBODY, portalOrigin),
  resolveAfter: 0,
  maxFailurePercent: 100,
  sendTimes: { isOpen: async () => true },
  notifyPaused: async () => {},
});

const cancelRun = async ({ runs }: DemoStores, newsletterId: string) => {
  const run = await runs.find(newsletterId);
  if (run) await runs.cancel(newsletterId, run.run);
};

interface Setting {
  readonly subscribers: readonly Subscriber[];
  readonly portalOrigin: string;
}

/** Sends through the real pipeline to an SES that sends nothing, then backdates the outcome. */
export const sendInThePast = async (
  stores: DemoStores,
  { newsletter, sentAt, isCancelled }: SeededNewsletter & { readonly sentAt: string },
  { subscribers, portalOrigin }: Setting,
): Promise<void> => {
  const plans: PlanMessage[] = [];
  const batches: BatchMessage[] = [];
  const [ses, batchQueue] = [stagedSes(), listQueue(batches)];
  await publish({ ...newsletter, version: 1 }, undefined, {
    ...stores,
    portalOrigin,
    planQueue: listQueue(plans),
    now: new Date(sentAt),
    startedBy: "user-2",
    toAllAgain: false,
  });
  const bulkRate = async () => Number.POSITIVE_INFINITY;
  const sources = async () => ({ ...(await streamedSources(stores)), subscribers: pageOf(subscribers) });
  for (const plan of plans) await planRun({ ...stores, batchQueue, sources, bulkRate }, plan);
  const deps = await senderDeps(stores, ses, batchQueue, portalOrigin);
  const sent = isCancelled ? batches.slice(0, Math.ceil(batches.length / 3)) : batches;
  for (let start = 0; start < sent.length; start += SENDERS) {
    await Promise.all(sent.slice(start, start + SENDERS).map((batch) => sendBatch(deps, batch)));
  }
  if (isCancelled) await cancelRun(stores, newsletter.id);

  const timeOfBatch = (no: number) =>
    new Date(Date.parse(sentAt) + (no + 1) * MILLISECONDS_PER_BATCH).toISOString();
  await takeEvents(stores, ses.eventsAt(timeOfBatch));
  const run = await stores.runs.find(newsletter.id);
  if (!run) throw new Error(`${newsletter.id} was not published`);
  await stores.runs.retire(run);
  await backdate(stores, run, sentAt, timeOfBatch);
};
