export const PAGE_SIZE = 15;
export const MAX_LIMIT = 10_000;

export const comparators = [
  "eq",
  "neq",
  "contains",
  "startsWith",
  "lt",
  "lte",
  "gt",
  "gte",
  "between",
] as const;
export type Comparator = (typeof comparators)[number];

export type FilterValue = string | number | boolean | null;

export interface Filter {
  readonly field: string;
  readonly values: readonly FilterValue[];
  readonly comparator: Comparator;
}

export interface Sort {
  readonly field: string;
  readonly direction: "asc" | "desc";
}

export interface ListConfig {
  readonly skip: number;
  readonly limit: number;
  readonly withCreator: boolean;
  readonly withPictures?: boolean | undefined;
  readonly searchTerm?: string | undefined;
  readonly filters: readonly Filter[];
  readonly sort: readonly Sort[];
}

export interface ListFields {
  readonly filters?: readonly string[];
  readonly sort?: readonly string[];
  readonly isRanked?: boolean;
  /** Clients request a whole list by its count (specification, section 9), so a higher limit is capped. */
  readonly isAskedWhole?: boolean;
}

const EMPTY: ListConfig = { skip: 0, limit: PAGE_SIZE, withCreator: false, filters: [], sort: [] };

export const listConfig = (config: Partial<ListConfig> = {}): ListConfig => ({ ...EMPTY, ...config });

export const EXPORT_ROWS = 100;

export interface Page<Item> {
  readonly totalCount: number;
  readonly data: Item[];
}
