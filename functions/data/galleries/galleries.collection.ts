import { galleryProblems } from "../../../shared/galleries/galleries.problems.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { Table } from "../../platform/table/table.ts";

export interface StoredGallery {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly isDraft?: boolean;
  readonly coverId: string | null;
  readonly imageIds: readonly string[];
  readonly createdAt: string;
  /** Missing in older rows. */
  readonly createdBy?: string;
}

export const openGalleries = (table: Table) =>
  openCollection<StoredGallery, StoredGallery>(table, {
    name: "GALLERY",
    missing: galleryProblems.notFound,
    listed: (gallery) => gallery,
    listedIsWhole: true,
    fieldOf: ({ createdAt }) => createdAt,
    searchText: ({ name }) => [name],
    defaultSort: [{ field: "createdAt", direction: "desc" }],
  });

export type Galleries = ReturnType<typeof openGalleries>;
