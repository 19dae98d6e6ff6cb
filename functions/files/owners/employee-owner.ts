import * as z from "zod";
import { openFacts } from "../../data/files/owner-facts.ts";
import type { Table } from "../../platform/table/table.ts";
import type { OwnerAccess } from "../owner-access.ts";

export const openEmployeeOwners = (table: Table): OwnerAccess => {
  const factsOf = openFacts(table, "EMPLOYEE", z.object({}));
  return {
    maySee: async (id) => (await factsOf(id)) !== undefined,
  };
};
