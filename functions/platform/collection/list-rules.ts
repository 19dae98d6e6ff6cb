import type { Sort } from "../../../shared/contract/list.ts";
import type { Comparable } from "./compare.ts";

/** How the rows of a list are filtered, sorted and searched. */
export interface ListRules<Row> {
  /** The value a filter or sort field stands for. */
  readonly fieldOf: (row: Row, field: string) => Comparable;
  /** What `searchTerm` looks at. */
  readonly searchText: (row: Row) => readonly (string | null | undefined)[];
  readonly defaultSort: readonly Sort[];
}
