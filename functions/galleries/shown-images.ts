import { fileAddress } from "../../shared/files/file-address.ts";
import type { GalleryImage } from "../../shared/galleries/gallery-image.ts";
import type { Album } from "../data/galleries/albums.ts";
import type { StoredGalleryImage } from "../data/galleries/gallery-images.collection.ts";

const firstOfEach = (images: readonly StoredGalleryImage[]) => {
  const first = new Map<string, string>();
  // By age, so that dragging does not change which one is the copy.
  for (const { id, picture } of images.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    if (picture && !first.has(picture.checksum)) first.set(picture.checksum, id);
  }
  return first;
};

/** All images of an album, in their order. */
export const shownImages = ({
  images,
}: Pick<Album, "images">): (GalleryImage & Pick<StoredGalleryImage, "createdBy">)[] => {
  const first = firstOfEach(images);
  return images.map(({ picture, ...image }, at) => {
    const original = picture ? first.get(picture.checksum) : undefined;
    return {
      ...image,
      groupId: image.galleryId,
      name: image.username,
      hasFile: picture !== null,
      url: picture ? fileAddress(image.fileId) : null,
      width: picture?.width ?? null,
      height: picture?.height ?? null,
      order: at + 1,
      ordering: at + 1,
      duplicateOf: original === undefined || original === image.id ? null : original,
    };
  });
};
