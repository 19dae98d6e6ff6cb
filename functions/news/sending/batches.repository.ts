import { ulid } from "ulid";
import type { Table } from "../../platform/table/table.ts";
import { type Batch, type BatchState, batchOf, type Outcome, packed } from "./batch.ts";
import { countsOf } from "./batch-counts.ts";
import { NEVER, openBatchReading } from "./batch-reading.repository.ts";
import { openBatchReopening } from "./batch-reopening.repository.ts";
import { batchKey, statusKey } from "./keys.ts";
import type { BatchMessage } from "./messages.ts";
import { putWrites } from "./plan/new-batches.ts";

/** In ms; longer than the function may run. */
const LEASE = 180_000;
export interface BatchProgress {
  readonly outcomes: ReadonlyMap<number, Outcome>;
  readonly rest: "later" | "inDoubt" | "stuck";
  /** In ms. */
  readonly dueAt: number;
  readonly attempts?: number;
}

export const openBatches = (table: Table) => {
  return {
    ...openBatchReading(table),
    ...openBatchReopening(table),
    putWrites,

    /** Undefined if someone else has it or it is done. */
    claim: async ({ newsletterId, run, no }: BatchMessage): Promise<Batch | undefined> => {
      const item = await table.tryUpdate(batchKey(newsletterId, run, no), {
        UpdateExpression:
          "SET #state = :sending, claim = :claim, claimedAt = :now, dueAt = :until ADD attempts :one",
        ConditionExpression: "#state = :queued",
        ExpressionAttributeNames: { "#state": "state" },
        ExpressionAttributeValues: {
          ":sending": "sending",
          ":queued": "queued",
          ":claim": ulid(),
          ":now": Date.now(),
          ":until": Date.now() + LEASE,
          ":one": 1,
        },
      });
      return item && batchOf(item);
    },

    /** In one transaction; false if the batch is no longer this claim's. */
    record: async (
      { newsletterId, run }: Omit<BatchMessage, "no">,
      batch: Batch,
      { outcomes, rest, dueAt, attempts = batch.attempts }: BatchProgress,
    ): Promise<boolean> => {
      const results = batch.recipients.map((_, row) => outcomes.get(row) ?? batch.results[row] ?? null);
      const isDone = results.every((result) => result !== null);
      const state: BatchState = isDone ? "done" : rest === "later" ? "queued" : rest;
      const add = countsOf(batch, outcomes, isDone);
      if (state === "stuck") add.stuck = 1;
      const added = Object.keys(add);
      const counters = added.length ? ` ADD ${added.map((name) => `${name} :${name}`).join(", ")}` : "";
      return table.tryTransact([
        {
          Update: {
            Key: batchKey(newsletterId, run, batch.no),
            UpdateExpression: `SET #state = :state, results = :results, attempts = :attempts${isDone ? " REMOVE dueAt" : ", dueAt = :dueAt"}`,
            ConditionExpression: "claim = :claim AND #state IN (:sending, :inDoubt)",
            ExpressionAttributeNames: { "#state": "state" },
            ExpressionAttributeValues: {
              ":state": state,
              ":results": packed(results),
              ":attempts": attempts,
              ":claim": batch.claim,
              ":sending": "sending",
              ":inDoubt": "inDoubt",
              ...(isDone ? {} : { ":dueAt": state === "stuck" ? NEVER : dueAt }),
            },
          },
        },
        {
          Update: {
            Key: statusKey(newsletterId),
            UpdateExpression: `SET lastChangeAt = :now${counters}`,
            ConditionExpression: "run = :run",
            ExpressionAttributeValues: {
              ":now": new Date().toISOString(),
              ":run": run,
              ...Object.fromEntries(added.map((name) => [`:${name}`, add[name]])),
            },
          },
        },
      ]);
    },
  };
};

export type Batches = ReturnType<typeof openBatches>;
