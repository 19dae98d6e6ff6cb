import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import type { Stored } from "../collection/collection-spec.ts";
import type { Visible } from "../collection/visible.ts";
import type { Queue } from "../queue/queue.ts";
import { soughtIn } from "./german.ts";
import { type IndexMessage, openIndexMessages, type SearchArea } from "./index-messages.ts";
import type { IndexStore } from "./index-store.ts";
import type { IndexedCollection } from "./indexed-collection.ts";
import { type LiveIndex, openLiveIndex } from "./live-index.ts";
import { ranksIn } from "./ranks-in.ts";
import type { SearchedFields } from "./text-index.ts";

/** Access is decided on the projection, which is exact; the index only finds the words. */
const searchList = async <Entity extends { readonly id: string }, Listed>(
  collection: IndexedCollection<Entity, Listed>,
  catchUp: LiveIndex<Entity>,
  config: ListConfig,
  visible: Visible<Listed>,
): Promise<Page<Stored<Entity>>> => {
  const { searchTerm = "", filters, sort, skip, limit } = config;
  const words = soughtIn(searchTerm);
  if (!words) return collection.list(config, visible);
  const projection = await collection.projection();
  const ranksOf = ranksIn(projection, await catchUp(projection), { searchTerm, words });

  const found = (isTolerant: boolean) => {
    const ranks = ranksOf(isTolerant);
    const ids = projection.select({
      filters,
      sort,
      visible,
      among: ranks.keys(),
    });
    const rankOf = (id: string) => ranks.get(id) ?? 0;
    return sort.length > 0 ? ids : ids.toSorted((a, b) => rankOf(b) - rankOf(a));
  };

  const asSpelt = found(false);
  const ids = asSpelt.length > 0 ? asSpelt : found(true);
  const shown = ids.slice(skip, skip + limit);
  const entities = await collection.findMany(shown);
  return { totalCount: ids.length, data: shown.flatMap((id) => entities.get(id) ?? []) };
};

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
