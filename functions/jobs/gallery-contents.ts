import type { Files } from "../data/files/files.repository.ts";
import type { Album } from "../data/galleries/albums.ts";
import type { ZipEntry } from "./zip-entry.ts";
import { uniqueNames } from "./zip-names.ts";

/** Numbered, so that a folder sorted by name keeps the order. */
export const galleryContents = async (
  { name, createdAt, images }: Album,
  files: Pick<Files, "findMany">,
): Promise<readonly ZipEntry[]> => {
  const shown = images.filter(({ picture }) => picture !== null);
  const stored = await files.findMany(shown.map(({ fileId }) => fileId));
  const digits = String(shown.length).length;
  const nameIn = uniqueNames();
  const folder = `${nameIn("", name)}/`;
  const entries = shown.flatMap((image, at) => {
    const file = stored.get(image.fileId);
    const number = String(at + 1).padStart(digits, "0");
    return file
      ? [{ path: nameIn(folder, `${number} ${file.fileName}`), modifiedAt: image.createdAt, file }]
      : [];
  });
  return entries.length > 0 ? [{ path: folder, modifiedAt: createdAt }, ...entries] : [];
};
