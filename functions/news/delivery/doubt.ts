import { type Batch, calledRows, type Outcome } from "../runs/batch.ts";
import type { BatchProgress } from "../runs/batches.repository.ts";
import { sendingText } from "../sending.text.ts";
import type { Evidence } from "./ses-event.ts";

/** An alarm counts this line (`infra/watch`). */
export const NO_EVENTS = "a batch is in doubt, and no events arrive";

/** True if SES reported or answered any mail of the last call. */
const hasArrived = (
  { results, claimedAt = 0 }: Batch,
  called: readonly number[],
  reported: ReadonlyMap<number, Evidence>,
) =>
  called.some((row) => reported.has(row)) ||
  results.some((result) => result?.state === "sent" && Date.parse(result.at) >= claimedAt);

const outcomeOf = (event: Evidence | undefined): Outcome => {
  if (!event) return { state: "inDoubt", at: new Date().toISOString(), error: sendingText.outcomeUnknown };
  const { at, messageId, detail } = event;
  return event.kind === "rejected"
    ? { state: "failed", at, messageId, ...(detail ? { error: detail } : {}) }
    : { state: "sent", at, messageId };
};

interface Resolved extends BatchProgress {
  /** No event of any batch has arrived since the call. */
  readonly isUnreported: boolean;
}

export const resolveUnknown = (batch: Batch, evidence: readonly Evidence[], arrivedAt: number): Resolved => {
  const reported = new Map(evidence.map((event) => [event.row, event]));
  const rows = calledRows(batch);
  const isUnreported = arrivedAt < (batch.claimedAt ?? 0);
  const wasNotSent = !isUnreported && !hasArrived(batch, rows, reported);
  return {
    outcomes: new Map(wasNotSent ? [] : rows.map((row) => [row, outcomeOf(reported.get(row))])),
    rest: "later",
    dueAt: Date.now(),
    isUnreported,
  };
};
