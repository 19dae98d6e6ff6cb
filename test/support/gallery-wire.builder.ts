import type { Gallery } from "../../shared/galleries/gallery.ts";
import type { GalleryImage } from "../../shared/galleries/gallery-image.ts";

/** As pages get it. */
export const aGallery = (overrides: Partial<Gallery> = {}): Gallery => ({
  id: "party",
  name: "Sommerfest",
  description: "Im Stadtpark",
  isDraft: false,
  coverId: null,
  cover: { imageId: "i1", fileId: "f1", url: "/v1/files/f1", width: 1600, height: 1200 },
  imagesCount: 3,
  createdAt: "2026-01-07T08:00:00.000Z",
  ...overrides,
});

export const anImage = (number: number, overrides: Partial<GalleryImage> = {}): GalleryImage => ({
  id: `i${number}`,
  galleryId: "party",
  groupId: "party",
  fileId: `f${number}`,
  fileName: `IMG_${2000 + number}.jpg`,
  username: null,
  name: null,
  description: null,
  hasFile: true,
  url: `/v1/files/f${number}`,
  reason: null,
  width: 1600,
  height: 1200,
  order: number,
  ordering: number,
  duplicateOf: null,
  createdAt: new Date().toISOString(),
  ...overrides,
});

export const images = (count: number): GalleryImage[] =>
  Array.from({ length: count }, (_, at) => anImage(at + 1));
