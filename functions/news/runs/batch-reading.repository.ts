import { keyName } from "../../platform/table/item.ts";
import { type Table, within } from "../../platform/table/table.ts";
import { type Batch, type BatchState, batchOf } from "./batch.ts";
import { batchKey, SHARDS, shardKey } from "./keys.ts";
import type { BatchMessage } from "./messages.ts";

/** Never due: a stuck batch waits for a person. */
export const NEVER = 8_640_000_000_000_000;

export const openBatchReading = (table: Table) => {
  const due = async (
    newsletterId: string,
    run: number,
    by: number,
  ): Promise<{ no: number; state: BatchState }[]> => {
    const shards = await Promise.all(
      Array.from({ length: SHARDS }, (_, shard) => table.due(shardKey(newsletterId, run, shard), by)),
    );
    return shards
      .flat()
      .map(({ sk, state }) => ({ no: Number(String(sk).split("#")[1]), state: state as BatchState }));
  };

  return {
    due,

    /** True while a sender holds a batch, or one is in doubt. */
    isAtSes: async (newsletterId: string, run: number): Promise<boolean> =>
      (await due(newsletterId, run, NEVER)).some(({ state }) => state === "sending" || state === "inDoubt"),

    open: (newsletterId: string, run: number) => due(newsletterId, run, NEVER),

    find: async ({ newsletterId, run, no }: BatchMessage): Promise<Batch | undefined> => {
      const item = await table.get(batchKey(newsletterId, run, no));
      return item && batchOf(item);
    },

    findMany: async (newsletterId: string, run: number, numbers: readonly number[]): Promise<Batch[]> => {
      const items = await table.getMany(numbers.map((no) => batchKey(newsletterId, run, no)));
      return items.map(batchOf).sort((a, b) => a.no - b.no);
    },

    /** Batches of any runs. */
    findEach: async (messages: readonly BatchMessage[]): Promise<(Batch & BatchMessage)[]> => {
      const byKey = new Map(
        messages.map((message) => {
          const key = batchKey(message.newsletterId, message.run, message.no);
          return [keyName(key), { key, message }] as const;
        }),
      );
      const items = await table.getMany(Array.from(byKey.values(), ({ key }) => key));
      return items.flatMap((item) => {
        const found = byKey.get(keyName(item));
        return found ? [{ ...batchOf(item), ...found.message }] : [];
      });
    },

    /** In no order. */
    all: async function* (newsletterId: string, run: number): AsyncGenerator<Batch[]> {
      for (let shard = 0; shard < SHARDS; shard++) {
        const items = within(shardKey(newsletterId, run, shard), "BATCH#");
        for await (const page of table.queryPages(items)) yield page.map(batchOf);
      }
    },
  };
};
