import type { Batch, Outcome } from "./batch.ts";
import type { Repeat } from "./run-status.ts";

const settled = (result: Outcome, repeat: Repeat, isTaken: boolean): Outcome | null =>
  repeat === "count" || (repeat === "resend" && isTaken) ? { state: "sent", at: result.at } : null;

/** New outcomes by row; null sends the mail once more. */
export const revisionOf = (
  batch: Batch,
  repeat: Repeat,
  taken: ReadonlySet<number>,
): Map<number, Outcome | null> => {
  const state = repeat === "failed" ? "failed" : "inDoubt";
  return new Map(
    batch.results.flatMap((result, row) =>
      result?.state === state ? [[row, settled(result, repeat, taken.has(row))] as const] : [],
    ),
  );
};

export const hasUnknown = ({ results }: Batch): boolean =>
  results.some((result) => result?.state === "inDoubt");
