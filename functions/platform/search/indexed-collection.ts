import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import type { Stored } from "../collection/collection-spec.ts";
import type { Projection } from "../collection/projection.ts";
import type { Visible } from "../collection/visible.ts";

/** What full text needs of a collection. */
export interface IndexedCollection<Entity, Listed> {
  readonly projection: () => Promise<Projection<Listed>>;
  readonly findMany: (ids: readonly string[]) => Promise<Map<string, Stored<Entity>>>;
  readonly pages: () => AsyncGenerator<Stored<Entity>[]>;
  readonly list: (config: ListConfig, visible: Visible<Listed>) => Promise<Page<Stored<Entity>>>;
}

/** The ids of a projection's rows that an index does not have in their version. */
export const changedSince = <Listed>(
  projection: Projection<Listed>,
  index: { readonly versionOf: (id: string) => number | undefined },
): string[] => {
  const changed: string[] = [];
  for (const { id, version } of projection.entries()) if (index.versionOf(id) !== version) changed.push(id);
  return changed;
};

/** The ids that an index has and a projection has no more. */
export const goneSince = <Listed>(
  projection: Projection<Listed>,
  index: { readonly ids: () => Iterable<string> },
): string[] => Array.from(index.ids()).filter((id) => projection.get(id) === undefined);
