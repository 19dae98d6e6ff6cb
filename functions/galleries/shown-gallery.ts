import { fileAddress } from "../../shared/files/file-address.ts";
import type { Gallery, GalleryCover } from "../../shared/galleries/gallery.ts";
import { type Album, countOf } from "../data/galleries/albums.ts";
import type { StoredGalleryImage } from "../data/galleries/gallery-images.collection.ts";

const coverFrom = ({ id, fileId, picture }: StoredGalleryImage): GalleryCover | undefined =>
  picture
    ? { imageId: id, fileId, url: fileAddress(fileId), width: picture.width, height: picture.height }
    : undefined;

export const shownGallery = <Shown extends Album>({ images, imageIds: _, ...gallery }: Shown) => {
  const chosen = images.find(({ id }) => id === gallery.coverId);
  const shown = (chosen && coverFrom(chosen)) ?? images.flatMap((image) => coverFrom(image) ?? [])[0];
  return {
    ...gallery,
    isDraft: gallery.isDraft ?? false,
    coverId: chosen?.id ?? null,
    cover: shown ?? null,
    imagesCount: countOf({ images }),
  } satisfies Gallery;
};
