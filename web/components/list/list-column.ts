import type { Filter, FilterValue, ListFields } from "../../../shared/contract/list.ts";
import type { Prefetch } from "../prefetch-link.tsx";

export interface ListColumn<Row> {
  /** The wire's name; sortable if the contract says so, unless set otherwise. */
  readonly field: string;
  readonly header: string;
  readonly body: (row: Row) => React.ReactNode;
  /** Stands outside the link of the first column and of a card's title. */
  readonly note?: (row: Row) => React.ReactNode;
  readonly sortable?: false;
  /** A CSS width; other columns share the rest. */
  readonly width?: string;
  readonly align?: "end";
  /** On cards: the heading, a labelled line (default), or left out. */
  readonly card?: "title" | "line" | "hidden";
}

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
  readonly isDisabled?: boolean;
}

interface Choice {
  readonly label: string;
  readonly count?: number;
}

export type FilterOption =
  | (Choice & { readonly value: FilterValue; readonly where?: undefined })
  | (Choice & { readonly value?: undefined; readonly where: readonly Filter[] });

export interface ListFilter {
  /** The wire's name; a free name if every option has its own conditions. */
  readonly field: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
}

export interface Selection<Row> {
  readonly isSelected: (row: Row) => boolean;
  readonly toggle: (rows: readonly Row[], isSelected: boolean) => void;
  readonly labelOf: (row: Row) => string;
  readonly allLabel: string;
}

export interface RowProps<Row> {
  readonly rowLabel: (row: Row) => string;
  readonly rowHref?: ((row: Row) => string) | undefined;
  readonly rowPrefetch?: ((row: Row) => Prefetch) | undefined;
  readonly rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  readonly selection?: Selection<Row> | undefined;
}
