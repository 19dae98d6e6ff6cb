import { describeError, log } from "../../platform/logging/log.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import type { Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import { notifiedPerson } from "./notifications.repository.ts";

/** Who was just told something by the bell. */
export interface PushRequest {
  readonly people: readonly string[];
}

/** Neither the seed nor a restore pushes. */
const hasQueue = () => process.env.PUSH_QUEUE_URL !== undefined;

/** Every transaction that tells the bell something asks for a push once it is committed, so nobody who tells has to know of pushes. */
export const ringingTable = (table: Table, queue: Pick<Queue<PushRequest>, "send">): Table => {
  const ring = async (writes: readonly Write[]) => {
    const people = [...new Set(writes.flatMap((write) => notifiedPerson(write) ?? []))];
    if (people.length === 0 || !hasQueue()) return;
    try {
      await queue.send([{ people }]);
    } catch (error) {
      // What was committed is not refused for it: the bell has it.
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
