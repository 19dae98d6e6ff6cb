import type { Table } from "../../platform/table/table.ts";
import { type Batch, packed } from "./batch.ts";
import { countsOf } from "./batch-counts.ts";
import { batchKey, statusKey } from "./keys.ts";
import type { BatchMessage } from "./messages.ts";

export const openBatchReopening = (table: Table) => ({
  reopenFailed: async ({ newsletterId, run }: Omit<BatchMessage, "no">, batch: Batch): Promise<boolean> => {
    const failed = new Map(
      batch.results.flatMap((result, row) => (result?.state === "failed" ? [[row, result] as const] : [])),
    );
    if (batch.state !== "done" || failed.size === 0) return false;
    const counted = Object.entries(countsOf(batch, failed, true));
    return table.tryTransact([
      {
        Update: {
          Key: batchKey(newsletterId, run, batch.no),
          UpdateExpression: "SET #state = :queued, results = :results, attempts = :none, dueAt = :now",
          ConditionExpression: "#state = :done",
          ExpressionAttributeNames: { "#state": "state" },
          ExpressionAttributeValues: {
            ":queued": "queued",
            ":done": "done",
            ":results": packed(batch.results.map((result, row) => (failed.has(row) ? null : result))),
            ":none": 0,
            ":now": Date.now(),
          },
        },
      },
      {
        Update: {
          Key: statusKey(newsletterId),
          UpdateExpression: `SET lastChangeAt = :now ADD ${counted.map(([name]) => `${name} :${name}`).join(", ")}`,
          ConditionExpression: "run = :run",
          ExpressionAttributeValues: {
            ":now": new Date().toISOString(),
            ":run": run,
            ...Object.fromEntries(counted.map(([name, count]) => [`:${name}`, -count])),
          },
        },
      },
    ]);
  },

  unstick: async ({ newsletterId, run, no }: BatchMessage): Promise<void> => {
    await table.tryTransact([
      {
        Update: {
          Key: batchKey(newsletterId, run, no),
          UpdateExpression: "SET #state = :queued, dueAt = :now, attempts = :none",
          ConditionExpression: "#state = :stuck",
          ExpressionAttributeNames: { "#state": "state" },
          ExpressionAttributeValues: {
            ":queued": "queued",
            ":stuck": "stuck",
            ":now": Date.now(),
            ":none": 0,
          },
        },
      },
      {
        Update: {
          Key: statusKey(newsletterId),
          UpdateExpression: "ADD stuck :less",
          ConditionExpression: "run = :run",
          ExpressionAttributeValues: { ":less": -1, ":run": run },
        },
      },
    ]);
  },
});
