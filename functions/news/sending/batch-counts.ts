import { recipientKinds } from "../../../shared/news/recipients.ts";
import type { Batch, Outcome } from "./batch.ts";
import { doneOf } from "./run-status.ts";

export const countsOf = (batch: Batch, outcomes: ReadonlyMap<number, Outcome>, isDone: boolean) => {
  const add: Record<string, number> = {};
  for (const kind of recipientKinds) {
    const rows = [...outcomes.keys()].filter((row) => batch.recipients[row]?.kind === kind).length;
    if (rows > 0) add[doneOf[kind]] = rows;
  }
  const failed = [...outcomes.values()].filter(({ state }) => state === "failed").length;
  if (failed > 0) add.failed = failed;
  if (isDone) add.batchesDone = 1;
  return add;
};
