import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import type { Identified, Stored } from "../collection/collection-spec.ts";
import type { Projection, Row } from "../collection/projection.ts";
import type { Visible } from "../collection/visible.ts";
import { soughtIn } from "./german.ts";
import type { LiveIndex } from "./index-spec.ts";
import type { IndexedRows } from "./word-index.ts";

interface SearchedCollection<Entity extends Identified, Listed> {
  readonly projection: () => Promise<Projection<Listed>>;
  readonly list: (config: ListConfig, visible: Visible<Listed>) => Promise<Page<Stored<Entity>>>;
  readonly projectionOf: (rows: Iterable<Row<Listed>>) => Projection<Listed>;
  readonly findMany: (ids: readonly string[]) => Promise<Map<string, Stored<Entity>>>;
}

/** Visible hits in the list's order or the best first; typos are forgiven only if nothing else was found. */
export const foundIn = <Listed>(
  index: IndexedRows<Listed>,
  rowsOf: SearchedCollection<Identified, Listed>["projectionOf"],
  { searchTerm = "", filters, sort }: Pick<ListConfig, "searchTerm" | "filters" | "sort">,
  visible: Visible<Listed>,
): readonly string[] => {
  const words = soughtIn(searchTerm) ?? [];
  const found = (isTolerant: boolean) => {
    const ranks = new Map(
      index.find(words, isTolerant ? "almost" : "all").map(({ id, rank }) => [id, rank] as const),
    );
    const rows = rowsOf([...ranks.keys()].flatMap((id) => index.row(id) ?? []));
    const ids = rows.select({ filters, sort, visible });
    const rankOf = (id: string) => ranks.get(id) ?? 0;
    return sort.length > 0 ? ids : ids.toSorted((a, b) => rankOf(b) - rankOf(a));
  };
  const asSpelt = found(false);
  return asSpelt.length > 0 ? asSpelt : found(true);
};

export const openAreaSearch = <Entity extends Identified, Listed>(
  collection: SearchedCollection<Entity, Listed>,
  live: Pick<LiveIndex<Listed>, "current">,
) => ({
  /** What lists know of each row, from the source that the list is made of. */
  rowsFor: ({
    searchTerm = "",
  }: Pick<ListConfig, "searchTerm">): Promise<Pick<IndexedRows<Listed>, "get">> =>
    soughtIn(searchTerm) ? live.current() : collection.projection(),

  list: async (config: ListConfig, visible: Visible<Listed>): Promise<Page<Stored<Entity>>> => {
    if (!soughtIn(config.searchTerm ?? "")) return collection.list(config, visible);
    const ids = foundIn(await live.current(), collection.projectionOf, config, visible);
    const shown = ids.slice(config.skip, config.skip + config.limit);
    const entities = await collection.findMany(shown);
    return { totalCount: ids.length, data: shown.flatMap((id) => entities.get(id) ?? []) };
  },
});
