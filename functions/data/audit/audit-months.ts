import { decodeTime, encodeTime } from "ulid";
import type { AuditEntry } from "../../../shared/administration/audit-entry.ts";
import { endOfMonth, monthsBetween } from "../../../shared/dates/utc-dates.ts";
import { auditEntryOf, partitionOf } from "../../platform/audit/audit-item.ts";
import type { Table } from "../../platform/table/table.ts";

/** In ms: retries and clock differences may delay the storing of an entry by this much. */
const LATE = 2 * 60_000;
const RANDOM_PART = 16;

interface Month {
  readonly entries: Map<string, AuditEntry>;
  readAt: number;
}

const idAt = (time: number) => encodeTime(Math.max(0, time)) + "0".repeat(RANDOM_PART);

export const openAuditMonths = (table: Table) => {
  const months = new Map<string, Month>();

  const read = async (name: string, now: number): Promise<Month> => {
    const month = months.get(name) ?? { entries: new Map<string, AuditEntry>(), readAt: 0 };
    months.set(name, month);
    if (month.readAt > endOfMonth(name) + LATE) return month;
    const pages = table.queryPages({
      KeyConditionExpression: "pk = :pk AND sk > :since",
      ExpressionAttributeValues: { ":pk": partitionOf(name), ":since": idAt(month.readAt - LATE) },
    });
    for await (const page of pages) {
      for (const item of page) {
        const entry = auditEntryOf(item, now);
        if (entry) month.entries.set(entry.id, entry);
      }
    }
    month.readAt = Math.max(month.readAt, now);
    return month;
  };

  return {
    /** Times in ms; the entries are in no order. */
    between: async (from: number, to: number, now = Date.now()): Promise<AuditEntry[]> => {
      const wanted = monthsBetween(from, Math.min(to, now));
      const known = await Promise.all(wanted.map((name) => read(name, now)));
      return known
        .flatMap(({ entries }) => [...entries.values()])
        .filter(({ id }) => decodeTime(id) >= from && decodeTime(id) <= to);
    },
  };
};
