import type { JournalEntry } from "../table/change-journal.ts";
import { CHANGED_AT } from "../table/change-stamp.ts";
import type { Item } from "../table/item.ts";
import type { Table } from "../table/table.ts";
import { journalOf, OVERLAP } from "./journal.ts";
import type { KeyLayout } from "./key-layout.ts";

/** How far a reader knows a collection, in ms since 1970. */
export interface Seen {
  readonly syncedAt: number;
  /** When the rows themselves were read last, whatever the journal says. */
  readonly lookedAt: number;
  /** How many recent rows were seen, by partition and stamp. */
  readonly rows: ReadonlyMap<string, number>;
}

const placeOf = (partition: unknown, stamp: unknown) => `${String(partition)} ${String(stamp)}`;

const countsOf = (items: readonly Item[], from: number) => {
  const counts = new Map<string, number>();
  for (const { pk, [CHANGED_AT]: stamp } of items) {
    if (Number(stamp) < from) continue;
    const place = placeOf(pk, stamp);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return counts;
};

export const seenAt = (at: number, items: readonly Item[] = []): Seen => ({
  syncedAt: at,
  lookedAt: at,
  rows: countsOf(items, at - OVERLAP),
});

interface News {
  /** Everything that is new, and maybe more. */
  readonly items: readonly Item[];
  readonly seen: Seen;
}

/** The items of a collection by time of change, removed ones included. */
export const openChanges = (table: Table, { partitions }: KeyLayout) => {
  const journal = journalOf(table);

  const queryFrom = (partition: string, stamp: number) => ({
    IndexName: "byChangedAt",
    KeyConditionExpression: `pk = :pk AND ${CHANGED_AT} >= :stamp`,
    ExpressionAttributeValues: { ":pk": partition, ":stamp": stamp },
  });

  /** The first unseen stamp in each partition; a stamp that is seen in part counts as unseen. */
  const unseenIn = (entries: readonly JournalEntry[], seen: Seen): Map<string, number> => {
    const written = new Map<string, number>();
    const first = new Map<string, number>();
    for (const { at, rows } of entries) {
      for (const partition of partitions) {
        const count = rows[partition];
        if (count === undefined) continue;
        const place = placeOf(partition, at);
        written.set(place, (written.get(place) ?? 0) + count);
        const isSeen = (seen.rows.get(place) ?? 0) >= (written.get(place) ?? 0);
        if (!isSeen && at < (first.get(partition) ?? Number.POSITIVE_INFINITY)) first.set(partition, at);
      }
    }
    return first;
  };

  const rowsFrom = async (stamps: Iterable<readonly [string, number]>): Promise<Item[]> => {
    const reads = Array.from(stamps, ([partition, stamp]) => table.query(queryFrom(partition, stamp)));
    return (await Promise.all(reads)).flat();
  };

  return {
    since: async (known: Seen): Promise<News> => {
      const startedAt = Date.now();
      const news = await journal.since(known.syncedAt);
      if (!news) {
        const items = await rowsFrom(partitions.map((partition) => [partition, known.lookedAt - OVERLAP]));
        return { items, seen: seenAt(startedAt, items) };
      }
      const items = await rowsFrom(unseenIn(news.entries, known));
      const seen = { ...known, syncedAt: news.readAt };
      if (items.length === 0) return { items, seen };
      const rows = new Map(known.rows);
      for (const [place, count] of countsOf(items, 0)) rows.set(place, Math.max(count, rows.get(place) ?? 0));
      return { items, seen: { ...seen, rows } };
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
