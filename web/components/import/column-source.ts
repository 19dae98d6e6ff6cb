/**
 * Where a field comes from: a column (or two that belong together, as first and last name), the same for all, or
 * nowhere, which leaves stored values as they are.
 */
export type Source = { readonly columns: readonly number[] } | { readonly all: boolean } | undefined;

/** A source that can be chosen. */
export interface SourceOption {
  readonly label: string;
  readonly value: string;
  readonly source: Source;
}

export const sourceKey = (source: Source): string => JSON.stringify(source ?? null);

export const sourceOption = (label: string, source: Source): SourceOption => ({
  label,
  value: sourceKey(source),
  source,
});

/** A field of what is imported, and how its source is asked for. */
export interface ImportColumn<Field extends string> {
  readonly field: Field;
  readonly label: string;
  readonly isRequired: boolean;
  /** Offered before the columns of the file. */
  readonly first: readonly SourceOption[];
}
