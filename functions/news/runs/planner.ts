import { addressKey } from "../../../shared/news/recipients.ts";
import { type Recipient, type RecipientSources, recipientsOf } from "../newsletters/recipients.ts";
import type { Batches } from "./batches.repository.ts";
import { type EnqueueDeps, enqueue, enqueueWaiting, paceOf } from "./enqueue.ts";
import { BATCH_SIZE } from "./keys.ts";
import type { PlanMessage } from "./messages.ts";
import { type Plan, Superseded } from "./plan.repository.ts";
import { newPositions } from "./recipient-index.ts";
import { hasUnknown, revisionOf } from "./repeat.ts";
import type { RunStatus } from "./run-status.ts";

/** One batch first, so that the first mail is out at once. */
const FIRST_APPEND = 1;
const GROWTH = 5;
const LARGEST_APPEND = 25;

export interface PlannerDeps extends EnqueueDeps {
  readonly sources: () => Promise<RecipientSources>;
}

/** Also returns the positions of rows that this planning has written already. */
const addressesToLeaveOut = async (batches: Batches, { newsletterId, run }: PlanMessage, plan: Plan) => {
  const known = new Set<string>();
  const positions = newPositions();
  const oldest = plan.leaveOutServed ? 1 : run;
  const newest = plan.batches > 0 ? run : run - 1;
  for (let earlier = newest; earlier >= oldest; earlier--) {
    for await (const page of batches.all(newsletterId, earlier)) {
      for (const { no, recipients, results } of page) {
        const isPlanned = earlier === run && no >= plan.segmentStart;
        recipients.forEach((recipient, row) => {
          const state = results[row]?.state;
          const isServed = plan.leaveOutServed && (state === "sent" || state === "inDoubt");
          if (isPlanned || isServed) known.add(addressKey(recipient.email));
          if (isPlanned) positions.add(no, row, recipient);
        });
      }
    }
  }
  return { known, positions };
};

const wake = async (deps: PlannerDeps, { newsletterId, run }: PlanMessage) => {
  const { batches, runs } = deps;
  const open = await batches.open(newsletterId, run);
  for (const { no, state } of open) {
    if (state === "stuck") await batches.unstick({ newsletterId, run, no });
  }
  const waiting = open.filter(({ state }) => state === "queued" || state === "stuck");
  const status = await runs.find(newsletterId);
  const numbers = waiting.map(({ no }) => no);
  if (status?.run === run) await enqueueWaiting(deps, status, numbers, 0);
};

/** Safe to repeat after a crash. */
const repeat = async (deps: PlannerDeps, message: PlanMessage, begun: RunStatus) => {
  const { batches, runs, evidence } = deps;
  for await (const page of batches.all(message.newsletterId, message.run)) {
    for (const batch of page) {
      const taken =
        begun.repeat === "resend" && hasUnknown(batch)
          ? await evidence.takenRows({ ...message, no: batch.no })
          : new Set<number>();
      await batches.revise(message, batch, revisionOf(batch, begun.repeat, taken));
    }
  }
  const status = await runs.find(message.newsletterId);
  if (status?.run === message.run) await runs.endRepeat(status);
  await wake(deps, message);
};

const planRecipients = async (
  deps: PlannerDeps,
  message: PlanMessage,
  plan: Plan,
  begun: RunStatus,
): Promise<void> => {
  const { plans, batches, runs } = deps;
  const ledger = { ...message, expiresAt: plan.expiresAt };
  const [{ known, positions }, sources, pace] = await Promise.all([
    addressesToLeaveOut(batches, message, plan),
    deps.sources(),
    paceOf(deps),
  ]);
  let run: RunStatus | undefined = begun;
  let next = plan.batches;
  let enqueued = next;
  let waiting: Recipient[] = [];
  let size = FIRST_APPEND;

  const append = async (count: number) => {
    const [appended, start] = [waiting.slice(0, count), next];
    next = await plans.append(ledger, start, appended);
    appended.forEach((recipient, at) => {
      positions.add(start + Math.floor(at / BATCH_SIZE), at % BATCH_SIZE, recipient);
    });
    waiting = waiting.slice(count);
    const finished = (run?.batchesDone ?? 0) + (run?.stuck ?? 0);
    const first = enqueued;
    enqueued = Math.max(first, Math.min(next, finished + pace.most));
    const numbers = Array.from({ length: enqueued - first }, (_, index) => first + index);
    await enqueue(deps, message, numbers, first - finished, pace);
  };

  for await (const found of recipientsOf(plan.choice, sources, known)) {
    waiting.push(...found);
    while (waiting.length >= size * BATCH_SIZE) {
      await append(size * BATCH_SIZE);
      size = Math.min(LARGEST_APPEND, size * GROWTH);
    }
    run = await runs.find(message.newsletterId);
    if (run?.run !== message.run || run.desiredState === "cancelled") return;
  }
  if (waiting.length > 0) await append(waiting.length);
  const index = await deps.recipientIndex.store(ledger, plan.segmentStart, positions.marks);
  await plans.complete(message, next, enqueued, index);
  if (plan.batches > plan.segmentStart) await wake(deps, message);
};

/** Safe to repeat after a crash; for a planned run it wakes open batches. */
export const planRun = async (deps: PlannerDeps, message: PlanMessage): Promise<void> => {
  const [run, plan] = await Promise.all([deps.runs.find(message.newsletterId), deps.plans.find(message)]);
  if (!run || !plan || run.run !== message.run || run.desiredState === "cancelled") return;
  if (run.repeating) return repeat(deps, message, run);
  try {
    await (plan.complete ? wake(deps, message) : planRecipients(deps, message, plan, run));
  } catch (error) {
    if (!(error instanceof Superseded)) throw error;
  }
};
