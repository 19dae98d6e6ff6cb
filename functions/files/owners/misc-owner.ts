import * as z from "zod";
import { maySeeEntry, miscOnlooker } from "../../../shared/misc/entry-visibility.ts";
import { DocumentVisibility } from "../../../shared/visibility/visibility.ts";
import { openFacts } from "../../data/files/owner-facts.ts";
import type { Table } from "../../platform/table/table.ts";
import type { OwnerAccess } from "../owner-access.ts";

const EntryFacts = z.object({
  groupId: z.string(),
  visibility: DocumentVisibility,
  organisationId: z.string().nullable(),
  deletedAt: z.string().nullable(),
});
const GroupFacts = z.object({ deletedAt: z.string().nullable() });

/** A deleted group takes the files of its entries with it. */
export const openMiscOwners = (table: Table): OwnerAccess => {
  const [factsOf, groupOf] = [
    openFacts(table, "MISC_ENTRY", EntryFacts),
    openFacts(table, "MISC_GROUP", GroupFacts),
  ];
  return {
    maySee: async (id, viewer) => {
      const entry = await factsOf(id);
      if (!entry || !maySeeEntry(miscOnlooker(viewer), entry)) return false;
      return (await groupOf(entry.groupId))?.deletedAt === null;
    },
  };
};
