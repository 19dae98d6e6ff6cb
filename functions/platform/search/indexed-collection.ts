import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import type { Stored } from "../collection/collection-spec.ts";
import type { Projection } from "../collection/projection.ts";
import type { Visible } from "../collection/visible.ts";

export interface IndexedCollection<Entity, Listed> {
  readonly projection: () => Promise<Projection<Listed>>;
  readonly findMany: (ids: readonly string[]) => Promise<Map<string, Stored<Entity>>>;
  readonly pages: () => AsyncGenerator<Stored<Entity>[]>;
  readonly list: (config: ListConfig, visible: Visible<Listed>) => Promise<Page<Stored<Entity>>>;
}

export const changedSince = <Listed>(
  projection: Projection<Listed>,
  index: { readonly versionOf: (id: string) => number | undefined },
): string[] => {
  const changed: string[] = [];
  for (const { id, version } of projection.entries()) if (index.versionOf(id) !== version) changed.push(id);
  return changed;
};

export const goneSince = <Listed>(
  projection: Projection<Listed>,
  index: { readonly ids: () => Iterable<string> },
): string[] => Array.from(index.ids()).filter((id) => projection.get(id) === undefined);
