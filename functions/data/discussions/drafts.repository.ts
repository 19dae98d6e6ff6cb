import type { Draft } from "../../../shared/drafts/drafts.contract.ts";
import { periods, secondsIn } from "../../../shared/periods.ts";
import { packed, unpacked } from "../../platform/collection/packed.ts";
import type { Item, Key } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

const keyOf = (writer: string, place: string): Key => ({ pk: `DRAFT#${writer}`, sk: place });

const draftOf = (place: string, item: Item): Draft => ({
  place,
  content: String(unpacked(item.content)),
  modifiedAt: String(item.modifiedAt),
});

/** The partition is the writer's, so that nobody can ask for other people's drafts. */
export const openDrafts = (table: Table) => ({
  read: async (writer: string, place: string): Promise<Draft | undefined> => {
    const item = await table.get(keyOf(writer, place));
    return item && draftOf(place, item);
  },

  save: async (writer: string, place: string, content: string, now: Date): Promise<Draft> => {
    const item = {
      ...keyOf(writer, place),
      content: packed(content),
      modifiedAt: now.toISOString(),
      expiresAt: Math.floor(now.getTime() / 1000) + secondsIn(periods.draft),
    };
    await table.put(item);
    return draftOf(place, item);
  },

  remove: (writer: string, place: string): Promise<void> =>
    table.transact([{ Delete: { Key: keyOf(writer, place) } }]),
});
