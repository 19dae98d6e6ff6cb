import * as z from "zod";
import { openFacts } from "../../data/files/owner-facts.ts";
import type { Table } from "../../platform/table/table.ts";
import type { OwnerAccess } from "../owner-access.ts";

const EntryFacts = z.object({ deletedAt: z.string().nullable(), postId: z.string().optional() });

/** Everybody in the group reads all forums; a deleted post takes the files of its answers with it. */
export const openForumEntryOwners = (table: Table): OwnerAccess => {
  const factsOf = openFacts(table, "FORUM_ENTRY", EntryFacts);
  const exists = async (id: string): Promise<boolean> => {
    const entry = await factsOf(id);
    if (!entry || entry.deletedAt !== null) return false;
    return entry.postId === undefined || exists(entry.postId);
  };
  return { maySee: exists };
};
