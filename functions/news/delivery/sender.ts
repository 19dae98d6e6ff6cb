import { millisecondsInHour } from "date-fns/constants";
import { OPERATOR } from "../../../shared/organisations/operator.ts";
import { log } from "../../platform/logging/log.ts";
import type { SendingRate } from "../../platform/mail/sending-rate.ts";
import type { NewsStores } from "../news.deps.ts";
import { type Batch, calledRows, openRows } from "../runs/batch.ts";
import { pauseForFailures } from "../runs/failure-watch.ts";
import { BATCH_SIZE } from "../runs/keys.ts";
import type { BatchMessage } from "../runs/messages.ts";
import type { RunStatus } from "../runs/run-status.ts";
import {
  LATER_SECONDS,
  MAX_ATTEMPTS,
  NEXT_TURN_SECONDS,
  pauseReason,
  progressOf,
  skippedRows,
} from "./batch-progress.ts";
import type { RunCache } from "./run-cache.ts";
import { callSes, type SesCallDeps } from "./ses-call.ts";

export interface SenderDeps extends Omit<NewsStores, "sendTimes">, SesCallDeps {
  readonly sendTimes: Pick<NewsStores["sendTimes"], "isOpen">;
  readonly runCache: RunCache;
  readonly rate: SendingRate;
  readonly resolveAfter: number;
  readonly maxFailurePercent: number;
  readonly notifyPaused: (newsletterId: string, reason: string) => Promise<void>;
}

/** Thrown so that the message reaches the dead-letter queue and its alarm. */
class StuckBatch extends Error {
  override readonly name = "StuckBatch";
}

const pauseRun = async (deps: SenderDeps, { newsletterId, run }: BatchMessage, reason: string) => {
  const paused = await deps.runs.pause(newsletterId, run, reason);
  if (paused) await deps.notifyPaused(newsletterId, reason);
};

/** The sweeper continues then. */
const noteQuota = async ({ runs }: SenderDeps, { newsletterId, run }: BatchMessage, until: number) => {
  await runs.noteQuota(newsletterId, run, until);
};

/** Only for a batch of which nothing has gone to SES. */
const putBack = (deps: SenderDeps, message: BatchMessage, batch: Batch, rest: "later" | "stuck") =>
  deps.batches.record(message, batch, { outcomes: new Map(), rest, dueAt: Date.now() });

const prepare = async (deps: SenderDeps, message: BatchMessage, batch: Batch) => {
  try {
    const officeId = (await deps.runCache.status(message.newsletterId))?.organisationId ?? null;
    const [suppressed, mail, from] = await Promise.all([
      deps.suppressions.current(),
      deps.runCache.mail(message.newsletterId, message.run),
      deps.runCache.from(officeId ?? OPERATOR),
    ]);
    return { suppressed, mail: { ...mail, from }, officeId };
  } catch (error) {
    await putBack(deps, message, batch, "later");
    throw error;
  }
};

const deliver = async (deps: SenderDeps, message: BatchMessage, batch: Batch): Promise<void> => {
  const { suppressed, mail, officeId } = await prepare(deps, message, batch);
  const called = calledRows(batch);
  const skipped = new Map(skippedRows(batch, called, suppressed, officeId));
  const rows = called.filter((row) => !skipped.has(row));
  const results = rows.length ? await callSes(deps, message, mail, batch, rows) : [];
  const progress = progressOf(results, rows, batch, deps.resolveAfter);
  const outcomes = new Map([...skipped, ...progress.outcomes]);
  if (!(await deps.batches.record(message, batch, { ...progress, outcomes }))) {
    log.warn("a batch was no longer this sender's", { ...message });
    return;
  }

  const reason = pauseReason(progress.verdicts);
  if (reason) return pauseRun(deps, message, reason);
  if (progress.verdicts.some(({ kind }) => kind === "quota"))
    return noteQuota(deps, message, Date.now() + millisecondsInHour);
  if (progress.rest === "stuck") throw new StuckBatch(`Batch ${batch.no} of ${message.newsletterId}`);
  const left = openRows(batch).length - outcomes.size;
  if (progress.rest !== "later" || left === 0) return;
  const isRefused = outcomes.size < called.length;
  await deps.batchQueue.send([{ ...message, openRows: left }], isRefused ? LATER_SECONDS : 0);
};

/** A cached status may predate a resumption, so the present one decides. */
const failsTooOften = async (
  { runCache, maxFailurePercent }: SenderDeps,
  { newsletterId }: BatchMessage,
): Promise<string | undefined> => {
  const seen = await runCache.status(newsletterId);
  if (!seen || !pauseForFailures(seen, maxFailurePercent)) return undefined;
  const status = await runCache.statusNow(newsletterId);
  return status && pauseForFailures(status, maxFailurePercent);
};

/** A stale status must not drop a message, since the run may just have been resumed. */
const isWanted = async (
  { runCache, sendTimes }: SenderDeps,
  { newsletterId, run }: BatchMessage,
): Promise<boolean> => {
  const maySend = async (status: RunStatus | undefined) =>
    status?.run === run && status.desiredState === "running" && (await sendTimes.isOpen(status, new Date()));
  return (
    (await maySend(await runCache.status(newsletterId))) ||
    (await maySend(await runCache.statusNow(newsletterId)))
  );
};

/** The batch keeps a due date, by which the sweeper finds it whatever happens. */
export const sendBatch = async (deps: SenderDeps, message: BatchMessage): Promise<void> => {
  // Warms the cache; the later call reports an error.
  deps.runCache.mail(message.newsletterId, message.run).catch(() => undefined);
  if (!(await isWanted(deps, message))) return;
  const turn = await deps.rate.reserve(message.openRows ?? BATCH_SIZE);
  if (turn.usedUpUntil !== undefined) return noteQuota(deps, message, turn.usedUpUntil);
  if (turn.mails === 0) {
    await deps.batchQueue.send([message], NEXT_TURN_SECONDS);
    return;
  }
  // The run may have been paused in the seconds of waiting.
  if (!(await isWanted(deps, message))) return;
  const reason = await failsTooOften(deps, message);
  if (reason) return pauseRun(deps, message, reason);
  const batch = await deps.batches.claim(message, turn.mails);
  if (!batch) {
    const other = await deps.batches.find(message);
    if (other?.state === "stuck") throw new StuckBatch(`Batch ${message.no} of ${message.newsletterId}`);
    return;
  }
  if (batch.attempts > MAX_ATTEMPTS) {
    await putBack(deps, message, batch, "stuck");
    throw new StuckBatch(`Batch ${message.no} of ${message.newsletterId}`);
  }
  await deliver(deps, message, batch);
};
