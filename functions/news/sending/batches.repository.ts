import { ulid } from "ulid";
import { recipientKinds } from "../../../shared/news/recipients.ts";
import { isConditionFailure, type Table, type Write } from "../../platform/table.ts";
import { type Batch, type BatchState, batchOf, type Outcome, packed, type Recipient } from "./batch.ts";
import { BATCH_SIZE, batchKey, SHARDS, shardKey, statusKey } from "./keys.ts";
import type { BatchMessage } from "./messages.ts";
import { doneOf } from "./run-status.ts";
import { ledgerExpiry } from "./runs.repository.ts";

/** A sender has a batch for so long, in ms: longer than its function may run. */
const LEASE = 180_000;
/** Nothing is due then: who is stuck waits for a person. */
const NEVER = 8_640_000_000_000_000;

/** What a sender or the sweeper makes of a batch. */
export interface BatchProgress {
  /** New final outcomes by row. */
  readonly outcomes: ReadonlyMap<number, Outcome>;
  /** What is to be done with the rows that have none. */
  readonly rest: "later" | "inDoubt" | "stuck";
  /** When, ms since 1970. */
  readonly dueAt: number;
  /** How often it counts as tried, where this try shall not count. */
  readonly attempts?: number;
}

const statusChange = (batch: Batch, outcomes: ReadonlyMap<number, Outcome>, isDone: boolean) => {
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

/** The batches of all runs: each counted once, however often it is delivered. */
export const openBatches = (table: Table) => {
  const due = async (
    newsletterId: string,
    run: number,
    by: number,
  ): Promise<{ no: number; state: BatchState }[]> => {
    const shards = await Promise.all(
      Array.from({ length: SHARDS }, (_, shard) =>
        table.query({
          IndexName: "byDueAt",
          KeyConditionExpression: "pk = :pk AND dueAt <= :by",
          ExpressionAttributeValues: { ":pk": shardKey(newsletterId, run, shard), ":by": by },
        }),
      ),
    );
    return shards
      .flat()
      .map(({ sk, state }) => ({ no: Number(String(sk).split("#")[1]), state: state as BatchState }));
  };

  return {
    /** The writes of new batches, beginning with number `first`. */
    putWrites: (
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
      })),

    /** Takes a queued batch for this sender; undefined when somebody else has it or it is done. */
    claim: async ({ newsletterId, run, no }: BatchMessage): Promise<Batch | undefined> => {
      try {
        const item = await table.update(batchKey(newsletterId, run, no), {
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
        return batchOf(item);
      } catch (error) {
        if (isConditionFailure(error)) return undefined;
        throw error;
      }
    },

    /**
     * Records outcomes and counts them in one transaction; false when the batch is no longer this claim's.
     */
    record: async (
      { newsletterId, run }: Omit<BatchMessage, "no">,
      batch: Batch,
      { outcomes, rest, dueAt, attempts = batch.attempts }: BatchProgress,
    ): Promise<boolean> => {
      const results = batch.recipients.map((_, row) => outcomes.get(row) ?? batch.results[row] ?? null);
      const isDone = results.every((result) => result !== null);
      const state: BatchState = isDone ? "done" : rest === "later" ? "queued" : rest;
      const add = statusChange(batch, outcomes, isDone);
      if (state === "stuck") add.stuck = 1;
      const added = Object.keys(add);
      const counters = added.length ? ` ADD ${added.map((name) => `${name} :${name}`).join(", ")}` : "";
      try {
        await table.transact([
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
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },

    /** Opens the failed rows of a batch that was done, to be sent once more; whether it had any. */
    reopenFailed: async ({ newsletterId, run }: Omit<BatchMessage, "no">, batch: Batch): Promise<boolean> => {
      const failed = new Map(
        batch.results.flatMap((result, row) => (result?.state === "failed" ? [[row, result] as const] : [])),
      );
      if (batch.state !== "done" || failed.size === 0) return false;
      const counted = Object.entries(statusChange(batch, failed, true));
      try {
        await table.transact([
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
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },

    /** Gives a batch that is stuck back to the queue. */
    unstick: async ({ newsletterId, run, no }: BatchMessage): Promise<void> => {
      try {
        await table.transact([
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
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
      }
    },

    /** Open batches of a run that are due by then, with their state. */
    due,

    /** Whether a sender is at work on a batch of the run, or nobody knows what became of one. */
    isAtSes: async (newsletterId: string, run: number): Promise<boolean> =>
      (await due(newsletterId, run, NEVER)).some(({ state }) => state === "sending" || state === "inDoubt"),

    /** Every open batch, those that are stuck too. */
    open: (newsletterId: string, run: number) => due(newsletterId, run, NEVER),

    find: async ({ newsletterId, run, no }: BatchMessage): Promise<Batch | undefined> => {
      const item = await table.get(batchKey(newsletterId, run, no));
      return item && batchOf(item);
    },

    findMany: async (newsletterId: string, run: number, numbers: readonly number[]): Promise<Batch[]> => {
      const items = await table.getMany(numbers.map((no) => batchKey(newsletterId, run, no)));
      return items.map(batchOf).sort((a, b) => a.no - b.no);
    },

    /** All batches of a run, a page at a time and in no order. */
    all: async function* (newsletterId: string, run: number): AsyncGenerator<Batch[]> {
      for (let shard = 0; shard < SHARDS; shard++) {
        const query = {
          KeyConditionExpression: "pk = :pk AND begins_with(sk, :batch)",
          ExpressionAttributeValues: { ":pk": shardKey(newsletterId, run, shard), ":batch": "BATCH#" },
        };
        for await (const items of table.queryPages(query)) yield items.map(batchOf);
      }
    },
  };
};

export type Batches = ReturnType<typeof openBatches>;
