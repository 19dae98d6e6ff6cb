import { addSeconds } from "date-fns/addSeconds";
import { getUnixTime } from "date-fns/getUnixTime";
import { subDays } from "date-fns/subDays";
import { officeDay } from "../../../shared/dates/office-days.ts";
import { periods, secondsIn } from "../../../shared/periods.ts";
import { change } from "../../platform/table/change.ts";
import type { Item, Key } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

const PARTITION = "ARTICLE_READS";
const DAYS = 30;

const keyOf = (day: Date) => ({ pk: PARTITION, sk: officeDay(day) });
const expiryOf = (day: Date) => getUnixTime(addSeconds(day, secondsIn(periods.articleReads)));

export const openArticleReads = (table: Table) => ({
  itemOf: (day: Date, reads: Readonly<Record<string, number>>): Key & Item => ({
    ...reads,
    ...keyOf(day),
    expiresAt: expiryOf(day),
  }),

  count: (articleId: string, now: Date): Promise<void> =>
    table.transact([
      change(keyOf(now), {
        add: { "#article": 1 },
        set: { expiresAt: expiryOf(now) },
        names: { "#article": articleId },
      }),
    ]),

  /** By article, for the last thirty days. */
  recent: async (now: Date): Promise<ReadonlyMap<string, number>> => {
    const days = await table.query({
      KeyConditionExpression: "pk = :pk AND sk > :first",
      ExpressionAttributeValues: {
        ":pk": PARTITION,
        ":first": officeDay(subDays(now, DAYS)),
      },
    });
    const counts = new Map<string, number>();
    for (const { pk: _pk, sk: _sk, expiresAt: _end, ...reads } of days) {
      for (const [id, count] of Object.entries(reads)) counts.set(id, (counts.get(id) ?? 0) + Number(count));
    }
    return counts;
  },
});
