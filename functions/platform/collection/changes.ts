import { CHANGED_AT, WRITE_LIMIT } from "../table/change-stamp.ts";
import type { Item } from "../table/item.ts";
import type { Table } from "../table/table.ts";
import type { KeyLayout } from "./key-layout.ts";

/** In ms: the time between a write's stamp and its commit, and as much again for clock differences of the writers. */
export const OVERLAP = 2 * WRITE_LIMIT;

/** The items of a collection by when they changed, removed ones included. */
export const openChanges = (table: Table, { partitions }: KeyLayout) => {
  const queriesSince = (since: number) =>
    partitions.map((partition) => ({
      IndexName: "byChangedAt",
      KeyConditionExpression: `pk = :pk AND ${CHANGED_AT} > :since`,
      ExpressionAttributeValues: { ":pk": partition, ":since": since },
    }));

  return {
    /** `since` in ms since 1970. */
    since: async (since: number): Promise<Item[]> =>
      (await Promise.all(queriesSince(since - OVERLAP).map((query) => table.query(query)))).flat(),

    /** All items, or undefined as soon as there are more. */
    upTo: async (rows: number): Promise<Item[] | undefined> => {
      const most = Math.ceil(rows / partitions.length);
      const reads = queriesSince(0).map(async (query) => {
        const items: Item[] = [];
        for await (const page of table.queryPages(query, most + 1)) {
          items.push(...page);
          if (items.length > most) return undefined;
        }
        return items;
      });
      const read = await Promise.all(reads);
      return read.includes(undefined) ? undefined : read.flatMap((items) => items ?? []);
    },
  };
};

export type Changes = ReturnType<typeof openChanges>;
