import type { Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

const CLOCKS = "APPLICATION_CLOCK";

interface Clock {
  readonly id: string;
  readonly deleteAt: string;
}

const keyOf = (id: string): Key => ({ pk: CLOCKS, sk: id });

const itemOf = ({ id, deleteAt }: Clock) => ({ ...keyOf(id), dueAt: Date.parse(deleteAt) });

export const openApplicationClocks = (table: Table) => ({
  setWrite: (clock: Clock): Write => ({ Put: { Item: itemOf(clock) } }),

  itemOf,

  removeWrite: (id: string): Write => ({ Delete: { Key: keyOf(id) } }),

  due: async (now: Date, limit: number): Promise<string[]> =>
    (await table.due(CLOCKS, now.getTime(), limit)).map(({ sk }) => String(sk)),
});
