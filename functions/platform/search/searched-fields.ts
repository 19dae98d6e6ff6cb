/** A title counts 16, a tag or town 8, short texts 4, names of files 2, long texts 1. */
export const weights = [16, 8, 4, 2, 1] as const;
export type Weight = (typeof weights)[number];

export interface SearchedField<Document> {
  readonly text: (document: Document) => string | null | undefined;
  readonly weight: Weight;
  readonly hasCompounds?: boolean | undefined;
  readonly isStemmed?: boolean | undefined;
}

export type SearchedFields<Document> = Readonly<Record<string, SearchedField<Document>>>;
