import type { Queue } from "../../../platform/queue/queue.ts";
import type { Write } from "../../../platform/table/item.ts";
import type { Batches } from "../batches.repository.ts";
import type { EvidenceStore } from "../follow/evidence.repository.ts";
import type { BatchMessage, PlanMessage } from "../messages.ts";
import { type ReleaseDeps, release } from "../release.ts";
import type { RunStatus } from "../run-status.ts";
import type { Runs } from "../runs.repository.ts";
import type { SendTimes } from "../window/send-times.ts";
import { settle } from "./settle.ts";

/** In ms; a run idle for longer has lost its messages. */
const STALLED = 120_000;

export interface SweeperDeps extends ReleaseDeps {
  readonly runs: Runs;
  readonly batches: Batches;
  readonly evidence: EvidenceStore;
  readonly planQueue: Queue<PlanMessage>;
  readonly sendTimes: Pick<SendTimes, "waitsUntil">;
  /** In ms. */
  readonly settleAfter: number;
  readonly doneWrites: (run: RunStatus) => Promise<readonly Write[]>;
  readonly now?: () => number;
}

/** Its sender died before or after SES had the call. */
const doubt = async ({ batches, settleAfter }: SweeperDeps, message: BatchMessage, now: number) => {
  const batch = await batches.find(message);
  if (batch?.state !== "sending") return;
  const dueAt = Math.max(now, (batch.claimedAt ?? now) + settleAfter);
  await batches.record(message, batch, { outcomes: new Map(), rest: "inDoubt", dueAt });
};

const settleDoubt = async (deps: SweeperDeps, run: RunStatus, message: BatchMessage) => {
  const { batches, evidence, batchQueue } = deps;
  const batch = await batches.find(message);
  if (batch?.state !== "inDoubt") return;
  const progress = settle(batch, await evidence.ofBatch(message));
  const isOurs = await batches.record(message, batch, progress);
  if (isOurs && progress.outcomes.size === 0 && run.desiredState === "running")
    await batchQueue.send([message]);
};

const sweepRun = async (deps: SweeperDeps, run: RunStatus, now: number): Promise<void> => {
  const { batches, planQueue, runs, sendTimes } = deps;
  const { newsletterId } = run;
  const isStalled = now - Date.parse(run.lastChangeAt) > STALLED && run.desiredState === "running";
  const due = await batches.due(newsletterId, run.run, now);
  for (const { no, state } of due) {
    const message = { newsletterId, run: run.run, no };
    if (state === "sending") await doubt(deps, message, now);
    if (state === "inDoubt") await settleDoubt(deps, run, message);
  }
  // It counts as stalled once its hours begin, so all that waits is put on the queue anew.
  if (run.state === "sending" && (await sendTimes.waitsUntil(run, new Date(now)))) return;
  if (run.state === "sending") {
    const waiting = due.flatMap(({ no, state }) => (state === "queued" ? [no] : []));
    await release(deps, run, waiting, isStalled ? 0 : run.released);
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
  if (run.state === "finished") await deps.runs.retire(run, await deps.doneWrites(run));
  else if (await isCancelledAndQuiet(deps, run)) await deps.runs.retire(run);
  else await sweepRun(deps, run, now);
};

/** Repairs what a dead sender or lost message left behind; one failing run does not stop the others. */
export const sweep = async (deps: SweeperDeps): Promise<void> => {
  const now = (deps.now ?? Date.now)();
  const failures: unknown[] = [];
  for (const newsletterId of await deps.runs.active()) {
    await sweepNewsletter(deps, newsletterId, now).catch((error: unknown) => failures.push(error));
  }
  if (failures.length) throw new AggregateError(failures, "Some newsletters could not be looked after");
};
