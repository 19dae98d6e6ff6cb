import { type Item, type Key, keyIn } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

const PARTITION = "CLOUD_WATCH";
const keyOf = (folderId: string, employeeId: string): Key => ({
  pk: PARTITION,
  sk: `${employeeId}#${folderId}`,
});

/** By folder, since when it is watched. */
export type WatchedFolders = ReadonlyMap<string, string>;

/** All in one partition, since a notifier needs all watches. */
export const openCloudWatches = (table: Table) => {
  const query = (prefix: string): Promise<Item[]> => table.range(PARTITION, prefix);

  return {
    keyOf,

    begin: async (folderId: string, employeeId: string, now: Date): Promise<void> => {
      const item = { ...keyOf(folderId, employeeId), employeeId, folderId, since: now.toISOString() };
      await table.tryPut(item, { ConditionExpression: "attribute_not_exists(pk)" });
    },

    end: (folderId: string, employeeId: string): Promise<void> => table.remove([keyOf(folderId, employeeId)]),

    /** By employee. */
    all: async (): Promise<ReadonlyMap<string, WatchedFolders>> => {
      const items = await table.all(PARTITION);
      const byEmployee = Map.groupBy(items, ({ employeeId }) => String(employeeId));
      return new Map(
        Array.from(byEmployee, ([id, own]) => [
          id,
          new Map(own.map(({ folderId, since }) => [String(folderId), String(since)])),
        ]),
      );
    },

    forgetEmployee: async (employeeId: string): Promise<void> =>
      table.remove((await query(`${employeeId}#`)).map(keyIn)),
  };
};
