import type { Sort } from "../../../shared/contract/list.ts";
import type { Comparable } from "./compare.ts";

export interface ListRules<Row> {
  readonly fieldOf: (row: Row, field: string) => Comparable;
  readonly searchText: (row: Row) => readonly (string | null | undefined)[];
  readonly defaultSort: readonly Sort[];
}
