import * as z from "zod";
import { openFacts } from "../../data/files/owner-facts.ts";
import type { Table } from "../../platform/table/table.ts";
import type { OwnerAccess } from "../owner-access.ts";

export const openOrganisationOwners = (table: Table): OwnerAccess => {
  const factsOf = openFacts(table, "ORGANISATION", z.object({}));
  const exists = async (id: string) => (await factsOf(id)) !== undefined;
  return { maySee: exists, isPublic: async (id, kind) => kind === "image" && exists(id) };
};
