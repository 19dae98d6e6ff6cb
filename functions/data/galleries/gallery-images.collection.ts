import { galleryImageProblems } from "../../../shared/galleries/galleries.problems.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { CollectionSpec } from "../../platform/collection/collection-spec.ts";
import type { Snapshotted } from "../../platform/collection/snapshot.ts";
import { openSnapshotWriter, type SnapshotBucket } from "../../platform/collection/snapshot-writer.ts";
import type { Table } from "../../platform/table/table.ts";
import type { StoredFile } from "../files/stored-file.ts";

export interface StoredGalleryImage {
  readonly id: string;
  readonly galleryId: string;
  readonly fileId: string;
  readonly fileName: string;
  readonly username: string | null;
  readonly description: string | null;
  /** The result of the upload's check; null until it is done. */
  readonly picture: NonNullable<StoredFile["picture"]> | null;
  readonly reason: string | null;
  readonly createdAt: string;
  /** Missing in older rows. */
  readonly createdBy?: string;
}

const spec: CollectionSpec<StoredGalleryImage, StoredGalleryImage> & Snapshotted = {
  name: "GALLERY_IMAGE",
  missing: galleryImageProblems.notFound,
  snapshot: { shape: 1, above: 2_000 },
  listed: (image) => image,
  listedIsWhole: true,
  fieldOf: ({ id }) => id,
  searchText: ({ username, description, fileName }) => [username, description, fileName],
  defaultSort: [{ field: "id", direction: "asc" }],
};

export const openGalleryImages = (table: Table) => openCollection(table, spec);

export const openGalleryImageSnapshots = (table: Table, bucket: SnapshotBucket) =>
  openSnapshotWriter<StoredGalleryImage>(table, spec, bucket);

export type GalleryImages = ReturnType<typeof openGalleryImages>;
