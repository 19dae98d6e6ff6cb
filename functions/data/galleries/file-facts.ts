import type { StoredFile } from "../files/stored-file.ts";
import type { GalleryImages, StoredGalleryImage } from "./gallery-images.collection.ts";

type FileFacts = Pick<StoredGalleryImage, "fileId" | "fileName" | "picture" | "reason">;

export const fileFactsOf = ({ id, fileName, picture, reason }: StoredFile): FileFacts => ({
  fileId: id,
  fileName,
  picture: picture ?? null,
  reason,
});

const isNoted = (image: StoredGalleryImage, file: StoredFile) =>
  image.fileId !== file.id || image.picture !== null || image.reason !== null;

/** Idempotent; a file whose image is gone is freed with it. */
export const noteFileState = async (images: GalleryImages, file: StoredFile): Promise<void> => {
  if (file.owner?.kind !== "galleryImage" || file.state === "waiting") return;
  const image = await images.find(file.owner.id);
  if (!image || isNoted(image, file)) return;
  await images.update(image.id, (now) => (isNoted(now, file) ? now : { ...now, ...fileFactsOf(file) }), {
    from: image,
  });
};
