import type { Table } from "../../functions/platform/table/table.ts";

export class Killed extends Error {}

/** The table of a worker that dies at its n-th transaction: before it is done, or right after. */
export const dyingTable = (table: Table, at: number, when: "before" | "after"): Table => {
  let transactions = 0;
  return {
    ...table,
    tryTransact: async (writes) => {
      transactions++;
      if (transactions === at && when === "before") throw new Killed();
      const isStored = await table.tryTransact(writes);
      if (transactions === at) throw new Killed();
      return isStored;
    },
  };
};
