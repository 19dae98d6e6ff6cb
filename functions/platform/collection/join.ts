import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import { fold, wordsOf } from "../../../shared/fold.ts";
import type { ListRules } from "./list-rules.ts";
import { Projection } from "./projection.ts";
import type { Visible } from "./visible.ts";

interface Identified {
  readonly id: string;
}

export const pageOf = <Row extends Identified>(
  projection: Projection<Row>,
  config: ListConfig,
  visible: Visible<Row>,
): Page<Row> => {
  const ids = projection.select({ ...config, visible });
  const shown = ids.slice(config.skip, config.skip + config.limit);
  return { totalCount: ids.length, data: shown.flatMap((id) => projection.get(id) ?? []) };
};

/** Pages rows in memory, in the order they have there. */
export const pageOfRows = <Row>(
  rows: readonly Row[],
  { skip, limit, searchTerm = "" }: Pick<ListConfig, "skip" | "limit" | "searchTerm">,
  searchText: (row: Row) => readonly (string | null)[],
): Page<Row> => {
  const words = wordsOf(searchTerm);
  const has = (row: Row) => {
    const text = fold(searchText(row).join("\n"));
    return words.every((word) => text.includes(word));
  };
  const found = words.length === 0 ? rows : rows.filter(has);
  return { totalCount: found.length, data: found.slice(skip, skip + limit) };
};

export const projectionOf = <Row extends Identified>(
  rows: Iterable<Row>,
  rules: ListRules<Row>,
): Projection<Row> => {
  const projection = new Projection(rules);
  projection.apply(Iterator.from(rows).map((row) => ({ id: row.id, version: 1, listed: row })));
  return projection;
};

export const openJoin = <
  Sources extends readonly Pick<Projection<unknown>, "revision">[],
  Row extends Identified,
>(
  rules: ListRules<Row>,
  rowsOf: (...sources: Sources) => Iterable<Row>,
) => {
  let known: { readonly of: Sources; readonly revisions: string; readonly rows: Projection<Row> } | undefined;

  return (...sources: Sources): Projection<Row> => {
    const revisions = sources.map(({ revision }) => revision).join(" ");
    const isKnown = known?.revisions === revisions && known.of.every((source, at) => source === sources[at]);
    if (known && isKnown) return known.rows;
    const rows = projectionOf(rowsOf(...sources), rules);
    known = { of: sources, revisions, rows };
    return rows;
  };
};
