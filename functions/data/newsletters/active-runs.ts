import type { Key } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

export const statusKey = (newsletterId: string): Key => ({ pk: `SENDING#${newsletterId}`, sk: "STATUS" });

/** Finds runs without a scan; deleted within minutes of their end. */
export const activeKey = (newsletterId: string): Key => ({ pk: "SENDING", sk: newsletterId });

export const activeRuns = async (table: Table): Promise<string[]> => {
  const items = await table.all(activeKey("").pk);
  return items.map(({ sk }) => String(sk));
};
