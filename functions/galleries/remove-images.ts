import type { StoredGalleryImage } from "../data/galleries/gallery-images.collection.ts";
import type { GalleriesDeps } from "./galleries.deps.ts";
import { releaseWrites } from "./image-files.ts";

/** Two writes each, of the hundred that a transaction takes. */
const AT_ONCE = 50;

/** Interrupted, it leaves whole images, which the next try removes. */
export const removeImages = async (
  images: readonly StoredGalleryImage[],
  deps: GalleriesDeps,
): Promise<void> => {
  for (let start = 0; start < images.length; start += AT_ONCE) {
    await deps.table.transact(
      images
        .slice(start, start + AT_ONCE)
        .flatMap((image) => [deps.images.overwriteRemoved(image.id), ...releaseWrites(image, deps)]),
    );
  }
};
