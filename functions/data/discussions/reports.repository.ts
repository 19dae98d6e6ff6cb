import * as z from "zod";
import type { Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

const PARTITION = "FORUM_REPORT";

const StoredReport = z.object({
  entryId: z.string(),
  postId: z.string(),
  reason: z.string(),
  by: z.string(),
  byName: z.string().nullable(),
  at: z.string(),
});
export type StoredReport = z.infer<typeof StoredReport>;

const keyOf = (entryId: string, by: string): Key => ({ pk: PARTITION, sk: `${entryId}#${by}` });

export const openReports = (table: Table) => ({
  reportWrite: (report: StoredReport): Write => ({
    Put: { Item: { ...keyOf(report.entryId, report.by), ...report } },
  }),

  all: async (): Promise<StoredReport[]> =>
    (await table.all(PARTITION)).map((item) => StoredReport.parse(item)),

  forget: async (entryId: string): Promise<void> => {
    const items = await table.range(PARTITION, `${entryId}#`);
    for (const { sk } of items) {
      await table.transact([{ Delete: { Key: { pk: PARTITION, sk: String(sk) } } }]);
    }
  },
});
