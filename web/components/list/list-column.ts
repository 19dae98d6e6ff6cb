import type { Filter, FilterValue, ListFields } from "../../../shared/contract/list.ts";

export interface ListColumn<Row> {
  /** The field as it is spelt on the wire. It can be sorted by where the contract says so, unless told otherwise. */
  readonly field: string;
  readonly header: string;
  readonly body: (row: Row) => React.ReactNode;
  /** What stands below, outside the link that the first column and a card's title are. */
  readonly note?: (row: Row) => React.ReactNode;
  readonly sortable?: false;
  /** A CSS width; the rest is shared. */
  readonly width?: string;
  readonly align?: "end";
  /** On cards: the heading, a labelled line (default), or left out. */
  readonly card?: "title" | "line" | "hidden";
}

/** Whether a list can be sorted by a column. */
export const isSortable = (
  { field, sortable }: { readonly field: string; readonly sortable?: false },
  { sort = [] }: ListFields,
): boolean => sortable !== false && sort.includes(field);

export interface RowAction {
  readonly label: string;
  /** A PrimeIcons name: `pi-copy`. */
  readonly icon: string;
  readonly run: () => void;
  readonly danger?: boolean;
  /** It can't be done now; the label says why. */
  readonly isDisabled?: boolean;
}

interface Choice {
  readonly label: string;
  /** How many rows it stands for, where that is known; shown while one chooses. */
  readonly count?: number;
}

/** A choice of a filter: one value of its field, or conditions on whatever fields. */
export type FilterOption =
  | (Choice & { readonly value: FilterValue; readonly where?: undefined })
  | (Choice & { readonly value?: undefined; readonly where: readonly Filter[] });

export interface ListFilter {
  /** The field as it is spelt on the wire; where every option has its own conditions, a name for the filter. */
  readonly field: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
}

export interface RowProps<Row> {
  /** A short name, for the labels of what the row offers. */
  readonly rowLabel: (row: Row) => string;
  /** Where a row leads. */
  readonly rowHref?: ((row: Row) => string) | undefined;
  /** What else can be done with it: a labelled menu. */
  readonly rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
}
