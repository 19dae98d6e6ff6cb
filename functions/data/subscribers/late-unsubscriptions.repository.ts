import { periods, secondsIn } from "../../../shared/periods.ts";
import type { Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

const PARTITION = "LATE_UNSUBSCRIPTION";
/** Longer than a deletion can be undone. */
const KNOWN_SECONDS = secondsIn(periods.lateUnsubscription);

const keyOf = (subscriberId: string): Key => ({ pk: PARTITION, sk: subscriberId });

export const openLateUnsubscriptions = (table: Table) => ({
  note: (subscriberId: string, now: Date): Promise<void> =>
    table.transact([
      {
        Put: {
          Item: {
            ...keyOf(subscriberId),
            at: now.toISOString(),
            expiresAt: Math.floor(now.getTime() / 1000) + KNOWN_SECONDS,
          },
        },
      },
    ]),

  ids: async (): Promise<ReadonlySet<string>> => {
    const items = await table.all(PARTITION);
    return new Set(items.map(({ sk }) => String(sk)));
  },

  has: async (subscriberId: string): Promise<boolean> => (await table.get(keyOf(subscriberId))) !== undefined,

  absentWrite: (subscriberId: string): Write => ({
    ConditionCheck: { Key: keyOf(subscriberId), ConditionExpression: "attribute_not_exists(pk)" },
  }),
});

export type LateUnsubscriptions = ReturnType<typeof openLateUnsubscriptions>;
