import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import type { Stored } from "../collection/collection-spec.ts";
import type { Visible } from "../collection/visible.ts";
import { soughtIn } from "./german.ts";
import type { IndexedCollection } from "./indexed-collection.ts";
import type { LiveIndex } from "./live-index.ts";
import { ranksIn } from "./ranks-in.ts";

/** Access is decided on the projection, which is exact; the index only finds the words. */
export const searchList = async <Entity extends { readonly id: string }, Listed>(
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
