import type { Projection, Row } from "../collection/projection.ts";
import { changedSince, goneSince } from "./indexed-collection.ts";
import type { Searchable } from "./ranks-in.ts";
import { type SearchedFields, TextIndex } from "./text-index.ts";

export type RowFields<Listed> = SearchedFields<Row<Listed>>;

const none: ReadonlySet<string> = new Set();

/** Of what lists hold in memory anyway: it needs no store, and can neither be lost nor behind. */
export const openRowIndex = <Listed>(fields: RowFields<Listed>) => {
  const index = new TextIndex<Row<Listed>>(fields);
  let last: { readonly of: Projection<Listed>; readonly revision: number } | undefined;

  return (projection: Projection<Listed>): Searchable => {
    const { revision } = projection;
    if (last?.of === projection && last.revision === revision) return { index, behind: none };
    for (const id of changedSince(projection, index)) {
      const row = projection.row(id);
      if (row) index.put(row);
    }
    for (const id of goneSince(projection, index)) index.remove(id);
    last = { of: projection, revision };
    return { index, behind: none };
  };
};
