import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import type { Stored } from "../collection/collection-spec.ts";
import type { Projection, Row } from "../collection/projection.ts";
import type { Visible } from "../collection/visible.ts";

/** Which rows there are now, and in which version. */
export interface IndexedRows {
  readonly size: number;
  readonly revision: number;
  readonly get: (id: string) => unknown;
  readonly entries: () => Iterable<Pick<Row<unknown>, "id" | "version">>;
}

export interface IndexedSource<Entity> {
  readonly name: string;
  readonly projection: () => Promise<IndexedRows>;
  readonly findMany: (ids: readonly string[]) => Promise<Map<string, Stored<Entity>>>;
  readonly pages: () => AsyncGenerator<Stored<Entity>[]>;
}

export interface IndexedCollection<Entity, Listed> extends IndexedSource<Entity> {
  readonly projection: () => Promise<Projection<Listed>>;
  readonly list: (config: ListConfig, visible: Visible<Listed>) => Promise<Page<Stored<Entity>>>;
}

export const changedSince = (
  rows: IndexedRows,
  index: { readonly versionOf: (id: string) => number | undefined },
): string[] => {
  const changed: string[] = [];
  for (const { id, version } of rows.entries()) if (index.versionOf(id) !== version) changed.push(id);
  return changed;
};

export const goneSince = (rows: IndexedRows, index: { readonly ids: () => Iterable<string> }): string[] =>
  Array.from(index.ids()).filter((id) => rows.get(id) === undefined);
