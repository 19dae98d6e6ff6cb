import { describeError, log } from "../../platform/logging/log.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import type { Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import { notifiedPerson } from "./notifications.repository.ts";

export interface PushRequest {
  readonly people: readonly string[];
}

/** Seed and restore have no queue and push nothing. */
const hasQueue = () => process.env.PUSH_QUEUE_URL !== undefined;

export const ringingTable = (table: Table, queue: Pick<Queue<PushRequest>, "send">): Table => {
  const ring = async (writes: readonly Write[]) => {
    const people = [...new Set(writes.flatMap((write) => notifiedPerson(write) ?? []))];
    if (people.length === 0 || !hasQueue()) return;
    try {
      await queue.send([{ people }]);
    } catch (error) {
      // Only pushes are lost: the transaction is committed, and the bell has its notifications.
      log.error("pushes not asked for", { people: people.length, ...describeError(error) });
    }
  };

  return {
    ...table,
    transact: async (writes) => {
      await table.transact(writes);
      await ring(writes);
    },
    tryTransact: async (writes) => {
      const isDone = await table.tryTransact(writes);
      if (isDone) await ring(writes);
      return isDone;
    },
  };
};
