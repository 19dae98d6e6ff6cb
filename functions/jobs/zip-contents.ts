import type { Viewer } from "../../shared/contract/permissions.ts";
import { maySeeGallery } from "../../shared/galleries/gallery-visibility.ts";
import type { ZipRequest } from "../../shared/jobs/zip-job.ts";
import { seenIn } from "../data/cloud/visible-cloud.ts";
import type { Files } from "../data/files/files.repository.ts";
import type { Album } from "../data/galleries/albums.ts";
import { cloudContents, uniqueNames } from "../data/jobs/cloud-contents.ts";
import type { ZipEntry } from "../data/jobs/zip-entry.ts";
import type { Stores } from "../data/stores.ts";

const galleryContents = async (
  { name, createdAt, images }: Album,
  files: Files,
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

export const contentsOf = async (
  chosen: ZipRequest,
  viewer: Viewer,
  { cloudTree, galleries, albums, files }: Stores,
): Promise<readonly ZipEntry[]> => {
  if ("cloudIds" in chosen) {
    const tree = await cloudTree();
    return cloudContents(chosen.cloudIds, tree, seenIn(tree, viewer));
  }
  const gallery = await galleries.find(chosen.galleryId);
  return gallery && maySeeGallery(viewer, gallery) ? galleryContents(await albums.of(gallery), files) : [];
};
