import { ulid } from "ulid";
import { recipientKinds } from "../../../shared/news/recipients.ts";
import { statusKey } from "../../data/newsletters/active-runs.ts";
import { change, expression, ifMissing } from "../../platform/table/change.ts";
import type { Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import type { Recipient } from "../newsletters/recipients.ts";
import { type Batch, type BatchState, batchOf, calledRows, type Outcome, packed } from "./batch.ts";
import { NEVER, openBatchReading } from "./batch-reading.repository.ts";
import { BATCH_SIZE, batchKey } from "./keys.ts";
import type { BatchMessage } from "./messages.ts";
import type { LedgerRun } from "./run-start.ts";
import { doneOf } from "./run-status.ts";

const countsOf = (batch: Batch, outcomes: ReadonlyMap<number, Outcome>, isDone: boolean) => {
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

const isSent = ({ state }: Outcome) => state === "sent";

const openBatchReopening = (table: Table) => ({
  /** Only for a batch that is done; rows without an outcome are sent once more. */
  revise: async (
    { newsletterId, run }: Omit<BatchMessage, "no">,
    batch: Batch,
    revised: ReadonlyMap<number, Outcome | null>,
  ): Promise<boolean> => {
    if (batch.state !== "done" || revised.size === 0) return false;
    const results = batch.results.map((result, row) =>
      revised.has(row) ? (revised.get(row) ?? null) : result,
    );
    const reopened = new Map(
      batch.results.flatMap((before, row) => (before && !results[row] ? [[row, before] as const] : [])),
    );
    const isReopened = reopened.size > 0;
    const counted = Object.entries(countsOf(batch, reopened, isReopened));
    return table.tryTransact([
      change(batchKey(newsletterId, run, batch.no), {
        set: {
          results: packed(results),
          ...(isReopened && { state: "queued", attempts: 0, dueAt: Date.now() }),
        },
        if: expression`#state = ${"done"}`,
      }),
      change(statusKey(newsletterId), {
        set: { lastChangeAt: new Date().toISOString() },
        add: Object.fromEntries(counted.map(([name, count]) => [name, -count])),
        if: expression`run = ${run}`,
      }),
    ]);
  },

  unstick: async ({ newsletterId, run, no }: BatchMessage): Promise<void> => {
    await table.tryTransact([
      change(batchKey(newsletterId, run, no), {
        set: { state: "queued", dueAt: Date.now(), attempts: 0 },
        if: expression`#state = ${"stuck"}`,
      }),
      change(statusKey(newsletterId), { add: { stuck: -1 }, if: expression`run = ${run}` }),
    ]);
  },
});

const putWrites = (
  { newsletterId, run, expiresAt }: LedgerRun,
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
        expiresAt,
      },
      ConditionExpression: "attribute_not_exists(pk)",
    },
  }));

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

    /** Takes so many open rows for a call; undefined if another sender has the batch, or it is done. */
    claim: async ({ newsletterId, run, no }: BatchMessage, callSize: number): Promise<Batch | undefined> => {
      const item = await table.tryUpdate(batchKey(newsletterId, run, no), {
        set: { state: "sending", claim: ulid(), claimedAt: Date.now(), callSize, dueAt: Date.now() + LEASE },
        add: { attempts: 1 },
        if: expression`#state = ${"queued"}`,
      });
      return item && batchOf(item);
    },

    /** False if the batch is no longer this claim's. */
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
      return table.tryTransact([
        change(batchKey(newsletterId, run, batch.no), {
          set: {
            state,
            results: packed(results),
            attempts,
            callSize: calledRows(batch).filter((row) => !outcomes.has(row)).length,
            dueAt: isDone ? undefined : state === "stuck" ? NEVER : dueAt,
          },
          remove: isDone ? ["dueAt"] : [],
          if: expression`claim = ${batch.claim} AND #state IN (${"sending"}, ${"inDoubt"})`,
        }),
        change(statusKey(newsletterId), {
          set: {
            lastChangeAt: new Date().toISOString(),
            firstSentAt: outcomes.values().some(isSent) ? ifMissing(Date.now()) : undefined,
          },
          add,
          if: expression`run = ${run}`,
        }),
      ]);
    },
  };
};

export type Batches = ReturnType<typeof openBatches>;
