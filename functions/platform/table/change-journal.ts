import { secondsInDay } from "date-fns/constants";
import { decodeTime, encodeTime, ulid } from "ulid";
import type { Followed } from "./change-stamp.ts";
import type { Item, Key } from "./item.ts";

const JOURNAL = "CHANGES";

export interface JournalEntry {
  readonly id: string;
  /** In ms since 1970, the stamp of its rows. */
  readonly at: number;
  readonly rows: readonly Followed[];
}

/** Put in the transaction that it is about. */
export const journalItem = (rows: readonly Followed[], now: number): Key & Item => ({
  pk: JOURNAL,
  sk: ulid(now),
  rows: JSON.stringify(rows.map(({ pk, sk, version }) => [pk, sk, version])),
  expiresAt: Math.floor(now / 1000) + secondsInDay,
});

/** `since` in ms since 1970. */
export const journalSince = (since: number) => ({
  KeyConditionExpression: "pk = :pk AND sk >= :since",
  ExpressionAttributeValues: { ":pk": JOURNAL, ":since": encodeTime(since) },
});

export const journalEntryOf = ({ sk, rows }: Item): JournalEntry => ({
  id: String(sk),
  at: decodeTime(String(sk)),
  rows: (JSON.parse(String(rows)) as [string, string, number | null][]).map(([pk, id, version]) => ({
    pk,
    sk: id,
    ...(version !== null && { version }),
  })),
});
