import { hash } from "node:crypto";
import { ulid } from "ulid";
import { addressKey } from "../../../shared/news/recipients.ts";
import { keyName, type Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import type { Recipient } from "../newsletters/recipients.ts";
import { BATCH_SIZE, indexKey } from "./keys.ts";
import type { BatchMessage, PlanMessage } from "./messages.ts";
import type { LedgerRun } from "./run-start.ts";

const BUCKET = 1_000;
/** Some 20 KB each, and a transaction takes 4 MB. */
const TOGETHER = 50;

export interface RecipientIndex {
  /** One for each planning, so that a second planner overwrites nothing. Ids grow with time. */
  readonly id: string;
  readonly from: number;
  readonly buckets: number;
}

export interface LedgerRow extends BatchMessage {
  readonly row: number;
}

/** Finds an address again without storing it once more. */
const markOf = (email: string): string => hash("sha256", `recipient:${addressKey(email)}`, "hex");
const bucketOf = (mark: string, buckets: number) => Number.parseInt(mark.slice(0, 8), 16) % buckets;
const nameOf = (mark: string) => mark.slice(8, 20);

/** Whether an item of the index has the address, whatever the number of items. */
export const isIndexed = (places: unknown, email: string): boolean =>
  typeof places === "string" && places.includes(`"${nameOf(markOf(email))}":`);

/** Collected in memory until the planning is complete. */
export const newPositions = () => {
  const positions = new Map<string, number>();
  return {
    marks: positions as ReadonlyMap<string, number>,
    add: (no: number, row: number, { email }: Pick<Recipient, "email">) =>
      positions.set(markOf(email), no * BATCH_SIZE + row),
  };
};

export const openRecipientIndex = (table: Table) => ({
  store: async (
    { newsletterId, run, expiresAt }: LedgerRun,
    from: number,
    marks: ReadonlyMap<string, number>,
  ): Promise<RecipientIndex> => {
    const [id, buckets] = [ulid(), Math.ceil(marks.size / BUCKET)];
    const grouped = Map.groupBy(marks, ([mark]) => bucketOf(mark, buckets));
    const writes = Array.from(grouped, ([bucket, found]): Write => {
      const positions = Object.fromEntries(found.map(([mark, position]) => [nameOf(mark), position]));
      const key = indexKey(newsletterId, run, id, bucket);
      return { Put: { Item: { ...key, places: JSON.stringify(positions), expiresAt } } };
    });
    for (let start = 0; start < writes.length; start += TOGETHER)
      await table.transact(writes.slice(start, start + TOGETHER));
    return { id, from, buckets };
  },

  /** One request for a hundred plannings. */
  find: async (
    email: string,
    plannings: readonly (PlanMessage & { readonly index: RecipientIndex })[],
  ): Promise<(LedgerRow & { readonly indexId: string })[]> => {
    const mark = markOf(email);
    const byKey = new Map(
      plannings
        .filter(({ index }) => index.buckets > 0)
        .map((planning) => {
          const { newsletterId, run, index } = planning;
          const key = indexKey(newsletterId, run, index.id, bucketOf(mark, index.buckets));
          return [keyName(key), { key, planning }] as const;
        }),
    );
    const items = await table.getMany(Array.from(byKey.values(), ({ key }) => key));
    return items.flatMap((item) => {
      const found = byKey.get(keyName(item));
      // `store` has written the JSON.
      const position = (JSON.parse(String(item.places)) as Record<string, number>)[nameOf(mark)];
      if (!found || position === undefined) return [];
      const { newsletterId, run, index } = found.planning;
      const [no, row] = [Math.floor(position / BATCH_SIZE), position % BATCH_SIZE];
      return [{ newsletterId, run, no, row, indexId: index.id }];
    });
  },
});
