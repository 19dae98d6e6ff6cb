import type { Sender } from "../../data/suppressions/suppression.ts";
import type { CurrentSuppressions } from "../../data/suppressions/suppressions.collection.ts";
import type { BulkResult } from "../../platform/mail/ses.ts";
import type { Verdict } from "../../platform/mail/ses-outcome.ts";
import type { Batch, Outcome } from "../runs/batch.ts";
import type { BatchProgress } from "../runs/batches.repository.ts";
import { sendingText } from "../sending.text.ts";

export const MAX_ATTEMPTS = 5;
export const LATER_SECONDS = 5;
/** Batches come in the rate's own pace, so few find no turn, and only while newsletters begin. */
export const NEXT_TURN_SECONDS = 20;

const at = () => new Date().toISOString();

const outcomeOf = ({ verdict, messageId }: BulkResult, isLastTry: boolean): Outcome | undefined => {
  switch (verdict.kind) {
    case "accepted":
      return { state: "sent", at: at(), ...(messageId ? { messageId } : {}) };
    case "refused":
      return { state: "failed", at: at(), error: verdict.reason };
    case "later":
      return isLastTry ? { state: "failed", at: at(), error: sendingText.neverAccepted } : undefined;
    case "throttled":
    case "quota":
    case "pause":
    case "unanswered":
      return undefined;
  }
};

export const pauseReason = (verdicts: readonly Verdict[]) =>
  verdicts.find((verdict) => verdict.kind === "pause")?.reason;

export const skippedRows = (
  batch: Batch,
  rows: readonly number[],
  suppressed: CurrentSuppressions,
  sender: Sender,
) =>
  rows.flatMap((row): [number, Outcome][] => {
    const recipient = batch.recipients[row];
    const reason = recipient && suppressed.reasonFor(recipient, sender);
    return reason ? [[row, { state: "skipped", at: at(), error: sendingText.skipped[reason] }]] : [];
  });

/** One bad address makes SES refuse the whole call. */
const isRefusedCall = ({ verdict }: BulkResult) => verdict.kind === "refused" && verdict.wholeCall === true;

type Progress = BatchProgress & { readonly verdicts: readonly Verdict[] };

export const progressOf = (
  answers: readonly BulkResult[],
  rows: readonly number[],
  batch: Batch,
  resolveAfter: number,
): Progress => {
  const isLastTry = batch.attempts >= MAX_ATTEMPTS;
  const verdicts = answers.map(({ verdict }) => verdict);
  if (rows.length > 1 && answers.every(isRefusedCall)) {
    const rest = isLastTry ? "stuck" : "later";
    return { outcomes: new Map(), rest, dueAt: Date.now(), verdicts };
  }
  const outcomes = new Map(
    rows.flatMap((row, index): [number, Outcome][] => {
      const answer = answers[index];
      const outcome = answer && outcomeOf(answer, isLastTry);
      return outcome ? [[row, outcome]] : [];
    }),
  );
  const isInDoubt = verdicts.some(({ kind }) => kind === "unanswered");
  // Throttling is no failure of the batch and is not counted.
  const isNoAttempt = verdicts.some(({ kind }) => ["throttled", "quota", "pause"].includes(kind));
  const hasAll = outcomes.size === rows.length;
  return {
    outcomes,
    verdicts,
    rest: isInDoubt ? "inDoubt" : "later",
    dueAt: Date.now() + (isInDoubt ? resolveAfter : LATER_SECONDS * 1000),
    ...(isNoAttempt ? { attempts: batch.attempts - 1 } : hasAll ? { attempts: 0 } : {}),
  };
};
