import { EntryVersion } from "../../../shared/discussions/entry-version.ts";
import { packed, unpacked } from "../../platform/collection/packed.ts";
import { keyIn, type Write } from "../../platform/table/item.ts";
import { type Table, within } from "../../platform/table/table.ts";
import type { StoredEntry } from "./forum-entries.collection.ts";

type Named = Pick<StoredEntry, "id" | "kind"> & { readonly merged?: unknown };

/** Older versions have no names. */
const StoredVersion = EntryVersion.extend({
  modifiedByName: EntryVersion.shape.modifiedByName.default(null),
});

/** A merged post keeps the versions it had. */
const partitionOf = ({ id, kind, merged }: Named) =>
  `FORUM_${merged ? "POST" : kind.toUpperCase()}_VERSION#${id}`;

/** Newest first. */
export const openEntryVersions = (table: Table) => {
  const itemsOf = (entry: Named) => table.query({ ...within(partitionOf(entry)), ScanIndexForward: false });

  return {
    keepWrite: (entry: StoredEntry): Write => {
      const { title, content, modifiedAt, modifiedBy, modifiedByName } = entry;
      return {
        Put: {
          Item: {
            pk: partitionOf(entry),
            sk: modifiedAt,
            entity: packed({ title, content, modifiedAt, modifiedBy, modifiedByName }),
          },
        },
      };
    },

    of: async (entry: Named): Promise<EntryVersion[]> =>
      (await itemsOf(entry)).map(({ entity }) => StoredVersion.parse(unpacked(entity))),

    forget: async (entry: Named): Promise<void> => table.remove((await itemsOf(entry)).map(keyIn)),
  };
};
