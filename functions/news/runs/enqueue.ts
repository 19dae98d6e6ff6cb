import type { BulkRate } from "../../platform/mail/bulk-rate.ts";
import type { NewsStores } from "../news.deps.ts";
import { BATCH_SIZE } from "./keys.ts";
import type { PlanMessage } from "./messages.ts";
import type { RunStatus } from "./run-status.ts";

/** In seconds: twice the interval of the sweeper. */
const AHEAD = 120;
/** In seconds: how long a sender waits for its turn. */
const EARLY = 2;

export interface EnqueueDeps extends NewsStores {
  readonly bulkRate: BulkRate;
}

export interface Pace {
  readonly perSecond: number;
  readonly most: number;
}

/** All newsletters that are being sent share the rate. */
export const paceOf = async ({ runs, bulkRate }: EnqueueDeps): Promise<Pace> => {
  const [rate, active] = await Promise.all([bulkRate(), runs.active()]);
  const perSecond = rate / Math.max(1, active.length);
  return { perSecond, most: Math.ceil((perSecond * AHEAD) / BATCH_SIZE) + 1 };
};

export const enqueue = async (
  { batchQueue }: NewsStores,
  { newsletterId, run }: PlanMessage,
  numbers: readonly number[],
  before: number,
  { perSecond }: Pace,
): Promise<void> => {
  const delayOf = (index: number) =>
    Math.max(0, Math.floor(((before + index) * BATCH_SIZE) / perSecond) - EARLY);
  const messages = numbers.map((no, index) => ({
    message: { newsletterId, run, no },
    delay: delayOf(index),
  }));
  for (const [delay, together] of Map.groupBy(messages, (each) => each.delay)) {
    await batchQueue.send(
      together.map(({ message }) => message),
      delay,
    );
  }
};

/** Enqueues what the rate takes until the next sweep; batches before `from` are on the queue. */
export const enqueueWaiting = async (
  deps: EnqueueDeps,
  run: RunStatus,
  waiting: readonly number[],
  from = run.enqueued,
): Promise<void> => {
  const inOrder = waiting.toSorted((a, b) => a - b);
  const fresh = inOrder.filter((no) => no >= from);
  if (fresh.length === 0) return;
  const pace = await paceOf(deps);
  const before = inOrder.length - fresh.length;
  const next = fresh.slice(0, Math.max(0, pace.most - before));
  const until = next.length === fresh.length ? run.batches : (next.at(-1) ?? from - 1) + 1;
  if (next.length > 0 && (await deps.runs.noteEnqueued(run, until)))
    await enqueue(deps, run, next, before, pace);
};
