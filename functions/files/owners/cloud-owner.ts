import * as z from "zod";
import { maySeeItem } from "../../../shared/cloud/cloud-visibility.ts";
import { DocumentVisibility } from "../../../shared/visibility/visibility.ts";
import { openFacts } from "../../data/files/owner-facts.ts";
import type { Table } from "../../platform/table/table.ts";
import type { OwnerAccess } from "../owner-access.ts";

const ItemFacts = z.object({
  title: z.string(),
  visibility: DocumentVisibility,
  parentId: z.string().nullable(),
  deletedAt: z.string().nullable(),
});
type ItemFacts = z.infer<typeof ItemFacts>;

/** One request for each folder above: less than the whole tree for a single download. */
export const openCloudOwners = (table: Table): OwnerAccess => {
  const factsOf = openFacts(table, "CLOUD_ITEM", ItemFacts);
  const pathTo = async (
    id: string | null,
    below: readonly ItemFacts[],
  ): Promise<typeof below | undefined> => {
    if (id === null) return below;
    const item = await factsOf(id);
    return item && pathTo(item.parentId, [item, ...below]);
  };
  return {
    maySee: async (id, viewer) => {
      const path = await pathTo(id, []);
      return path !== undefined && maySeeItem(viewer, path);
    },
    titleOf: async (id) => (await factsOf(id))?.title,
  };
};
