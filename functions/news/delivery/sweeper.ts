import { log } from "../../platform/logging/log.ts";
import { openRows } from "../runs/batch.ts";
import { type EnqueueDeps, enqueueWaiting } from "../runs/enqueue.ts";
import type { BatchMessage } from "../runs/messages.ts";
import type { RunStatus } from "../runs/run-status.ts";
import { doneWrites } from "../runs/starter-notification.ts";
import { NO_EVENTS, resolveUnknown } from "./doubt.ts";

/** In ms; a run idle for longer has lost its messages. */
const STALLED = 120_000;

export interface SweeperDeps extends EnqueueDeps {
  /** In ms. */
  readonly resolveAfter: number;
  readonly now?: () => number;
}

/** The sender died before or after SES had the call. */
const markInDoubt = async ({ batches, resolveAfter }: SweeperDeps, message: BatchMessage, now: number) => {
  const batch = await batches.find(message);
  if (batch?.state !== "sending") return;
  const dueAt = Math.max(now, (batch.claimedAt ?? now) + resolveAfter);
  await batches.record(message, batch, { outcomes: new Map(), rest: "inDoubt", dueAt });
};

const resolveBatch = async (deps: SweeperDeps, run: RunStatus, message: BatchMessage) => {
  const { batches, evidence, batchQueue } = deps;
  const batch = await batches.find(message);
  if (batch?.state !== "inDoubt") return;
  const [reported, arrivedAt] = await Promise.all([
    evidence.ofBatch(message),
    evidence.arrivedAt(message.newsletterId, message.run),
  ]);
  const { isUnreported, ...progress } = resolveUnknown(batch, reported, arrivedAt);
  const isOurs = await batches.record(message, batch, progress);
  if (isOurs && isUnreported) log.warn(NO_EVENTS, { ...message });
  const left = openRows(batch).length - progress.outcomes.size;
  if (isOurs && left > 0 && run.desiredState === "running")
    await batchQueue.send([{ ...message, openRows: left }]);
};

const sweepRun = async (deps: SweeperDeps, run: RunStatus, now: number): Promise<void> => {
  const { batches, planQueue, runs, sendTimes } = deps;
  const { newsletterId } = run;
  const isStalled = now - Date.parse(run.lastChangeAt) > STALLED && run.desiredState === "running";
  const due = await batches.due(newsletterId, run.run, now);
  for (const { no, state } of due) {
    const message = { newsletterId, run: run.run, no };
    if (state === "sending") await markInDoubt(deps, message, now);
    if (state === "inDoubt") await resolveBatch(deps, run, message);
  }
  if (run.state === "sending" && !(await sendTimes.isOpen(run, new Date(now)))) return;
  if (run.state === "sending") {
    const waiting = due.flatMap(({ no, state }) => (state === "queued" ? [no] : []));
    await enqueueWaiting(deps, run, waiting, isStalled ? 0 : run.enqueued);
  } else if (isStalled) {
    await planQueue.send([{ newsletterId, run: run.run }]);
  }
  if (isStalled) await runs.touch(newsletterId, run.run);
};

/** A batch in doubt is work even in a cancelled run. */
const isCancelledAndQuiet = async ({ batches }: SweeperDeps, run: RunStatus): Promise<boolean> =>
  run.desiredState === "cancelled" && !(await batches.isAtSes(run.newsletterId, run.run));

const sweepNewsletter = async (deps: SweeperDeps, newsletterId: string, now: number): Promise<void> => {
  const run = await deps.runs.find(newsletterId);
  if (!run) return;
  if (run.state === "finished") await deps.runs.retire(run, await doneWrites(run, deps));
  else if (await isCancelledAndQuiet(deps, run)) await deps.runs.retire(run);
  else await sweepRun(deps, run, now);
};

/** A failing run does not stop the others. */
export const sweep = async (deps: SweeperDeps): Promise<void> => {
  const now = (deps.now ?? Date.now)();
  const failures: unknown[] = [];
  for (const newsletterId of await deps.runs.active()) {
    await sweepNewsletter(deps, newsletterId, now).catch((error: unknown) => failures.push(error));
  }
  if (failures.length) throw new AggregateError(failures, "Some newsletters could not be looked after");
};
