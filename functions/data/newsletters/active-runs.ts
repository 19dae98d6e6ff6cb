import type { Key } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

/** Of a newsletter's last run. */
export const statusKey = (newsletterId: string): Key => ({ pk: `SENDING#${newsletterId}`, sk: "STATUS" });

/** Lets runs be found without scanning; deleted within minutes of their end. */
export const activeKey = (newsletterId: string): Key => ({ pk: "SENDING", sk: newsletterId });

/** The ids of the newsletters that are on their way. */
export const activeRuns = async (table: Table): Promise<string[]> => {
  const items = await table.all(activeKey("").pk);
  return items.map(({ sk }) => String(sk));
};
