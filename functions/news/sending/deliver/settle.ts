import { type Batch, type Outcome, openRows } from "../batch.ts";
import type { BatchProgress } from "../batches.repository.ts";
import type { Evidence } from "../follow/ses-event.ts";
import { sendingText } from "../sending.text.ts";

/** True if SES reported or answered any mail of the last call. */
const hasArrived = (
  { results, claimedAt = 0 }: Batch,
  open: readonly number[],
  reported: ReadonlySet<number>,
) =>
  open.some((row) => reported.has(row)) ||
  results.some((result) => result?.state === "sent" && Date.parse(result.at) >= claimedAt);

/** Sends again only without any evidence; otherwise unreported mails become unknown. */
export const settle = (batch: Batch, evidence: readonly Evidence[]): BatchProgress => {
  const reported = new Map(evidence.map((event) => [event.row, event]));
  const rows = openRows(batch);
  if (!hasArrived(batch, rows, new Set(reported.keys()))) {
    return { outcomes: new Map(), rest: "later", dueAt: Date.now() };
  }
  const outcomes = new Map(
    rows.map((row): [number, Outcome] => {
      const event = reported.get(row);
      const at = event?.at ?? new Date().toISOString();
      if (!event) return [row, { state: "inDoubt", at, error: sendingText.notSettled }];
      return event.kind === "rejected"
        ? [
            row,
            {
              state: "failed",
              at,
              messageId: event.messageId,
              ...(event.detail ? { error: event.detail } : {}),
            },
          ]
        : [row, { state: "sent", at, messageId: event.messageId }];
    }),
  );
  return { outcomes, rest: "later", dueAt: Date.now() };
};
