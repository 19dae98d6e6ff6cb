import type { ListConfig } from "../../../shared/contract/list.ts";
import type { Stored } from "../collection/collection-spec.ts";
import type { Visible } from "../collection/visible.ts";
import type { Queue } from "../queue/queue.ts";
import { type IndexMessage, openIndexMessages, type SearchArea } from "./index-messages.ts";
import type { IndexStore } from "./index-store.ts";
import type { IndexedCollection } from "./indexed-collection.ts";
import { openLiveIndex } from "./live-index.ts";
import { searchList } from "./search-list.ts";
import type { SearchedFields } from "./text-index.ts";

/** Who never searches never loads S3's client. */
const storeOf = (area: SearchArea) => async (): Promise<IndexStore> => {
  const { openIndexStore } = await import("./index-store.ts");
  return openIndexStore(area);
};

/** For who searches without writing. */
export const openAreaIndex = <Entity extends { readonly id: string }, Listed>(
  area: SearchArea,
  collection: IndexedCollection<Entity, Listed>,
  fields: SearchedFields<Stored<Entity>>,
  openStore: () => Promise<IndexStore> = storeOf(area),
) => openLiveIndex<Entity>(collection, fields, openStore);

/** Lists that are searched by an index, which writers keep right by `noteChange`. */
export const openAreaSearch = <Entity extends { readonly id: string }, Listed>(
  area: SearchArea,
  collection: IndexedCollection<Entity, Listed>,
  fields: SearchedFields<Stored<Entity>>,
  queue: Queue<IndexMessage>,
  openStore?: () => Promise<IndexStore>,
) => {
  const catchUp = openAreaIndex<Entity, Listed>(area, collection, fields, openStore);
  return {
    list: (config: ListConfig, visible: Visible<Listed>) => searchList(collection, catchUp, config, visible),
    noteChange: openIndexMessages(area, queue),
  };
};
