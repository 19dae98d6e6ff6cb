import type { Write } from "../../../platform/table/item.ts";
import type { Table } from "../../../platform/table/table.ts";
import { SCHEDULED, scheduledKey } from "../keys.ts";

/** The marks by which the sweeper finds newsletters whose time has come; they go along with the newsletters' own writes. */
export const openSchedule = (table: Table) => ({
  markWrite: (newsletterId: string, at: string): Write => ({
    Put: { Item: { ...scheduledKey(newsletterId), dueAt: Date.parse(at) } },
  }),

  unmarkWrite: (newsletterId: string): Write => ({ Delete: { Key: scheduledKey(newsletterId) } }),

  /** The newsletters that were to begin by then. */
  due: async (by: Date): Promise<string[]> => {
    const items = await table.due(SCHEDULED, by.getTime());
    return items.map(({ sk }) => String(sk));
  },
});

export type Schedule = ReturnType<typeof openSchedule>;
