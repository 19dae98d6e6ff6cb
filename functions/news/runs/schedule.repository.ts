import type { Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import { SCHEDULED, scheduledKey } from "./keys.ts";

export const openSchedule = (table: Table) => ({
  markWrite: (newsletterId: string, at: string): Write => ({
    Put: { Item: { ...scheduledKey(newsletterId), dueAt: Date.parse(at) } },
  }),

  unmarkWrite: (newsletterId: string): Write => ({ Delete: { Key: scheduledKey(newsletterId) } }),

  due: async (by: Date): Promise<string[]> => {
    const items = await table.due(SCHEDULED, by.getTime());
    return items.map(({ sk }) => String(sk));
  },
});
