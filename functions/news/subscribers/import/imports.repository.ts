import { secondsInHour } from "date-fns/constants";
import { ulid } from "ulid";
import { SubscriberImportRecord } from "../../../../shared/news/import-undoing.ts";
import { importProblems } from "../../../../shared/news/news.problems.ts";
import type { Subscriber } from "../../../../shared/news/subscriber.ts";
import { millisecondsIn, periods } from "../../../../shared/periods.ts";
import type { BulkChange } from "../../../platform/collection/bulk-writer.ts";
import { change, expression, ifMissing } from "../../../platform/table/change.ts";
import type { Item, Key, Write } from "../../../platform/table/item.ts";
import type { Table } from "../../../platform/table/table.ts";
import { type ImportedRow, importedRowsOf, packedRows, unpackedRows } from "./imported-row.ts";

const PARTITION = "SUBSCRIBER_IMPORTS";
/** In ms: no call takes longer. */
const LONGEST_CALL = 30_000;

const keyOf = (id: string): Key => ({ pk: PARTITION, sk: id });
const rowsPartition = (id: string) => `SUBSCRIBER_IMPORT#${id}`;

export interface StoredImport extends SubscriberImportRecord {
  readonly isRunning: boolean;
  /** In ms; each call has its own. */
  readonly runsUntil: number;
  readonly isUndoing: boolean;
  /** In seconds; one hour longer, so that an undoing that has begun can end. */
  readonly expiresAt: number;
}

const importOf = (item: Item): StoredImport => ({
  ...SubscriberImportRecord.parse({ ...item, id: item.sk, undoneAt: item.undoneAt ?? null }),
  isRunning: Number(item.calls) > 0 && Number(item.runsUntil) > Date.now(),
  runsUntil: Number(item.runsUntil),
  isUndoing: item.undoingSince !== undefined,
  expiresAt: Number(item.expiresAt),
});

const isKnown = ({ expiresAt }: StoredImport) => expiresAt * 1000 > Date.now();
const isShown = (one: StoredImport) =>
  isKnown(one) && (one.isUndoing || one.undoableUntil > new Date().toISOString());

type Counts = Pick<SubscriberImportRecord, "created" | "updated" | "deleted">;
export type BegunImport = Pick<StoredImport, "id" | "expiresAt">;
type ImportCall = Counts & Pick<SubscriberImportRecord, "organisationId" | "by" | "byName">;

const begunOf = (item: Item): BegunImport => ({ id: String(item.sk), expiresAt: Number(item.expiresAt) });

/** Fails if the import is somebody else's, over or being undone. */
const joining = (call: ImportCall, now: Date) => {
  const until = now.getTime() + millisecondsIn(periods.subscriberImport);
  const at = now.toISOString();
  return {
    set: {
      organisationId: call.organisationId,
      by: call.by,
      byName: call.byName,
      at: ifMissing(at),
      undoableUntil: ifMissing(new Date(until).toISOString()),
      expiresAt: ifMissing(Math.floor(until / 1000) + secondsInHour),
      runsUntil: now.getTime() + LONGEST_CALL,
    },
    add: { created: call.created, updated: call.updated, deleted: call.deleted, calls: 1 },
    if: expression`attribute_not_exists(pk) OR (organisationId = ${call.organisationId} AND #by = ${call.by} AND undoableUntil > ${at} AND attribute_not_exists(undoingSince))`,
  };
};

export const openSubscriberImports = (table: Table) => ({
  missing: importProblems.notFound,
  keysOf: (id: string) => [keyOf(id)],
  entityFrom: (itemAt: (key: Key) => Item | undefined, id: string): StoredImport | undefined => {
    const item = itemAt(keyOf(id));
    const found = item && importOf(item);
    return found && isKnown(found) ? found : undefined;
  },

  /** Of all offices, newest first. */
  list: async (): Promise<StoredImport[]> => {
    const items = await table.all(PARTITION);
    return items
      .map(importOf)
      .filter(isShown)
      .sort((one, other) => other.at.localeCompare(one.at));
  },

  begin: async (wanted: string | undefined, call: ImportCall, now: Date): Promise<BegunImport> => {
    const update = joining(call, now);
    const joined = wanted === undefined ? undefined : await table.tryUpdate(keyOf(wanted), update);
    return begunOf(joined ?? (await table.update(keyOf(ulid()), update)));
  },

  /** Corrects the numbers that were counted beforehand. */
  end: async (id: string, missed: Counts): Promise<void> => {
    await table.tryUpdate(keyOf(id), {
      add: { created: -missed.created, updated: -missed.updated, deleted: -missed.deleted, calls: -1 },
      if: "attribute_exists(pk)",
    });
  },

  rowsWrite: ({ id, expiresAt }: BegunImport, changes: readonly BulkChange<Subscriber>[]): Write => ({
    Put: {
      Item: {
        pk: rowsPartition(id),
        sk: ulid(),
        rows: packedRows(importedRowsOf(changes)),
        expiresAt,
      },
    },
  }),

  /** Leaves out rows of an earlier import of that name, which DynamoDB may remove two days late. */
  rows: async ({ id, expiresAt }: BegunImport): Promise<ImportedRow[]> => {
    const items = await table.query({
      KeyConditionExpression: "pk = :pk",
      FilterExpression: "expiresAt = :expiresAt",
      ExpressionAttributeValues: { ":pk": rowsPartition(id), ":expiresAt": expiresAt },
    });
    return items.flatMap(({ rows }) => unpackedRows(rows));
  },

  /** Stores the audit entry, too; false if a call of the import came in between. */
  beginUndoing: async ({ id, runsUntil }: StoredImport, now: Date, entry: Write): Promise<boolean> => {
    const hasBegun = await table.tryTransact([
      change(keyOf(id), {
        set: { undoingSince: now.toISOString() },
        if: expression`runsUntil = ${runsUntil} AND attribute_not_exists(undoingSince)`,
      }),
      entry,
    ]);
    if (hasBegun) return true;
    // Whoever began the undoing meanwhile does the same.
    const item = await table.get(keyOf(id));
    return item?.undoingSince !== undefined && item.runsUntil === runsUntil;
  },

  endUndoing: async (id: string, now: Date): Promise<void> => {
    await table.tryUpdate(keyOf(id), { set: { undoneAt: now.toISOString() }, if: "attribute_exists(pk)" });
  },
});
