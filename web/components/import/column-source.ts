/** A column, two that belong together, a fixed value, or nowhere, which keeps stored values. */
export type Source = { readonly columns: readonly number[] } | { readonly all: boolean } | undefined;

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

export interface ImportColumn<Field extends string> {
  readonly field: Field;
  readonly label: string;
  readonly isRequired: boolean;
  /** Offered before the columns of the file. */
  readonly first: readonly SourceOption[];
}
