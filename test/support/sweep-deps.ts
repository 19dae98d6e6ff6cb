import { openFileStore } from "../../functions/data/files/file-store.repository.ts";
import { openFiles } from "../../functions/data/files/files.repository.ts";
import { openPartStore } from "../../functions/data/files/part-store.repository.ts";
import { openReleases } from "../../functions/data/files/released-files.ts";
import { openGalleryImages } from "../../functions/data/galleries/gallery-images.collection.ts";
import type { Table } from "../../functions/platform/table/table.ts";

/** As the file-sweeper has them. */
export const sweepDeps = (table: Table) => ({
  files: openFiles(table),
  galleryImages: openGalleryImages(table),
  releases: openReleases(table),
  store: openFileStore(),
  parts: openPartStore(),
});
