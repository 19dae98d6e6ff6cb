import { ulid } from "ulid";
import { openGalleries, type StoredGallery } from "../../functions/data/galleries/galleries.collection.ts";
import {
  openGalleryImages,
  type StoredGalleryImage,
} from "../../functions/data/galleries/gallery-images.collection.ts";
import type { Table } from "../../functions/platform/table/table.ts";

const LONG_AGO = "2026-01-07T08:00:00.000Z";

const aGallery = (overrides: Partial<StoredGallery> = {}): StoredGallery => ({
  id: ulid(),
  name: "Sommerfest",
  description: null,
  coverId: null,
  imageIds: [],
  createdAt: LONG_AGO,
  ...overrides,
});

export const aGalleryImage = (overrides: Partial<StoredGalleryImage> = {}): StoredGalleryImage => ({
  id: ulid(),
  galleryId: "gallery",
  fileId: "unknown",
  fileName: "IMG_2034.jpg",
  username: null,
  description: null,
  picture: null,
  reason: null,
  createdAt: LONG_AGO,
  ...overrides,
});

/** A gallery of this id, also where one has been deleted, with one image. */
export const aStoredGallery = async (table: Table, id: string) => {
  await table.transact([openGalleries(table).overwrite(aGallery({ id }))]);
  const { id: imageId } = await openGalleryImages(table).insert(aGalleryImage({ galleryId: id }));
  return { id, imageId };
};
