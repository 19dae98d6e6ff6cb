import type { JournalEntry } from "../table/change-journal.ts";
import { CHANGED_AT } from "../table/change-stamp.ts";
import type { Item } from "../table/item.ts";
import type { Table } from "../table/table.ts";
import { journalOf, OVERLAP } from "./journal.ts";
import type { KeyLayout } from "./key-layout.ts";

type VersionOf = (id: string) => number | undefined;

/** How far somebody knows a collection, in ms since 1970. */
export interface Seen {
  readonly syncedAt: number;
  /** When its rows themselves were read last, whatever the journal says. */
  readonly lookedAt: number;
}

export const seenAt = (at: number): Seen => ({ syncedAt: at, lookedAt: at });

interface News {
  /** At least what is newer than is known. */
  readonly items: readonly Item[];
  readonly seen: Seen;
}

/** The items of a collection by when they changed, removed ones included. */
export const openChanges = (table: Table, { partitions }: KeyLayout) => {
  const journal = journalOf(table);

  const queryFrom = (partition: string, stamp: number) => ({
    IndexName: "byChangedAt",
    KeyConditionExpression: `pk = :pk AND ${CHANGED_AT} >= :stamp`,
    ExpressionAttributeValues: { ":pk": partition, ":stamp": stamp },
  });

  /** The first stamp in each partition of what is not known in its version, or not seen yet. */
  const firstNews = (entries: readonly JournalEntry[], versionOf: VersionOf): Map<string, number> => {
    const first = new Map<string, number>();
    for (const { at, rows } of entries) {
      for (const { pk, sk, version = Number.POSITIVE_INFINITY } of rows) {
        const isNews = partitions.includes(pk) && (versionOf(sk) ?? 0) < version;
        if (isNews && at < (first.get(pk) ?? Number.POSITIVE_INFINITY)) first.set(pk, at);
      }
    }
    return first;
  };

  const rowsFrom = async (stamps: Iterable<readonly [string, number]>): Promise<Item[]> => {
    const reads = Array.from(stamps, ([partition, stamp]) => table.query(queryFrom(partition, stamp)));
    return (await Promise.all(reads)).flat();
  };

  return {
    since: async ({ syncedAt, lookedAt }: Seen, versionOf: VersionOf): Promise<News> => {
      const startedAt = Date.now();
      const entries = await journal.since(syncedAt);
      if (entries)
        return {
          items: await rowsFrom(firstNews(entries, versionOf)),
          seen: { syncedAt: startedAt, lookedAt },
        };
      const items = await rowsFrom(partitions.map((partition) => [partition, lookedAt - OVERLAP]));
      return { items, seen: seenAt(startedAt) };
    },

    /** All items, or undefined as soon as there are more. */
    upTo: async (rows: number): Promise<Item[] | undefined> => {
      const most = Math.ceil(rows / partitions.length);
      const reads = partitions.map(async (partition) => {
        const items: Item[] = [];
        for await (const page of table.queryPages(queryFrom(partition, 0), most + 1)) {
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
