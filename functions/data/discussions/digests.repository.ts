import { periods, secondsIn } from "../../../shared/periods.ts";
import type { Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

const partitionOf = (day: string) => `FORUM_DIGEST#${day}`;
const EXPIRY_SECONDS = secondsIn(periods.forumDigest);

export const openDigests = (table: Table) => ({
  collectWrite: (day: string, employeeId: string, entryId: string): Write => ({
    Put: {
      Item: {
        pk: partitionOf(day),
        sk: `${employeeId}#${entryId}`,
        employeeId,
        entryId,
        expiresAt: Math.floor(Date.parse(day) / 1000) + EXPIRY_SECONDS,
      },
    },
  }),

  of: async (day: string): Promise<ReadonlyMap<string, readonly string[]>> => {
    const items = await table.all(partitionOf(day));
    const byEmployee = Map.groupBy(items, ({ employeeId }) => String(employeeId));
    return new Map(
      Array.from(byEmployee, ([id, own]) => [id, own.map(({ entryId }) => String(entryId))] as const),
    );
  },
});
