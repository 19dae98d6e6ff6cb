import { decodeTime, encodeTime, ulid } from "ulid";
import { periods, secondsIn } from "../../../shared/periods.ts";
import type { Item, Key } from "./item.ts";

const JOURNAL = "CHANGES";

export interface JournalEntry {
  /** In ms since 1970: the stamp of the rows. */
  readonly at: number;
  readonly rows: Readonly<Record<string, number>>;
}

/** Joins the transaction that changes the rows. */
export const journalItem = (rows: readonly Key[], now: number): Key & Item => {
  const counts: Record<string, number> = {};
  for (const { pk } of rows) counts[pk] = (counts[pk] ?? 0) + 1;
  const expiresAt = Math.floor(now / 1000) + secondsIn(periods.changeJournal);
  return { pk: JOURNAL, sk: ulid(now), rows: JSON.stringify(counts), expiresAt };
};

/** `since` in ms since 1970. */
export const journalSince = (since: number) => ({
  KeyConditionExpression: "pk = :pk AND sk >= :since",
  ExpressionAttributeValues: { ":pk": JOURNAL, ":since": encodeTime(since) },
});

export const journalEntryOf = ({ sk, rows }: Item): JournalEntry => ({
  at: decodeTime(String(sk)),
  rows: JSON.parse(String(rows)) as JournalEntry["rows"],
});
