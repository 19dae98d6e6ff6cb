import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import type { Stored } from "../collection/collection-spec.ts";
import type { Visible } from "../collection/visible.ts";
import { soughtIn } from "./german.ts";
import type { IndexedCollection } from "./indexed-collection.ts";
import type { LiveIndex } from "./live-index.ts";

/** Above every rank, so that rows not yet indexed come first. */
const NEW = Number.MAX_VALUE;

/** Access is decided on the projection, which is exact; the index only finds the words. */
export const searchList = async <Entity extends { readonly id: string }, Listed>(
  collection: IndexedCollection<Entity, Listed>,
  catchUp: LiveIndex<Entity, Listed>,
  config: ListConfig,
  visible: Visible<Listed>,
): Promise<Page<Stored<Entity>>> => {
  const { searchTerm = "", filters, sort, skip, limit } = config;
  const words = soughtIn(searchTerm);
  if (!words) return collection.list(config, visible);
  const projection = await collection.projection();
  const { index, behind } = await catchUp(projection);
  const newOnes =
    behind.size > 0 ? projection.select({ searchTerm, among: behind }).map((id) => [id, NEW] as const) : [];

  const found = (isTolerant: boolean) => {
    const known = [...index.search(words, isTolerant)].filter(([id]) => !behind.has(id));
    const ranks = new Map([...known, ...newOnes]);
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
