import type { Write } from "../../../platform/table/item.ts";
import { type BatchState, packed, type Recipient } from "../batch.ts";
import { BATCH_SIZE, batchKey } from "../keys.ts";
import { ledgerExpiry } from "../run-start.ts";

export const putWrites = (
  newsletterId: string,
  run: number,
  first: number,
  recipients: readonly Recipient[],
): Write[] =>
  Array.from({ length: Math.ceil(recipients.length / BATCH_SIZE) }, (_, index) => ({
    Put: {
      Item: {
        ...batchKey(newsletterId, run, first + index),
        no: first + index,
        state: "queued" satisfies BatchState,
        dueAt: Date.now(),
        attempts: 0,
        recipients: packed(recipients.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE)),
        expiresAt: ledgerExpiry(),
      },
      ConditionExpression: "attribute_not_exists(pk)",
    },
  }));
