import type { Viewer } from "../../shared/contract/permissions.ts";
import { maySeeGallery } from "../../shared/galleries/gallery-visibility.ts";
import type { ZipRequest } from "../../shared/jobs/zip-job.ts";
import type { CloudTree } from "../data/cloud/cloud-tree.ts";
import type { Files } from "../data/files/files.repository.ts";
import type { Albums } from "../data/galleries/albums.ts";
import type { Galleries } from "../data/galleries/galleries.collection.ts";
import { cloudContents } from "./cloud-contents.ts";
import { galleryContents } from "./gallery-contents.ts";
import type { ZipEntry } from "./zip-entry.ts";

export interface ContentsDeps {
  readonly tree: () => Promise<CloudTree>;
  readonly galleries: Pick<Galleries, "find">;
  readonly albums: Pick<Albums, "of">;
  readonly files: Pick<Files, "findMany">;
}

/** All that the viewer sees in what was chosen. */
export const contentsOf = async (
  chosen: ZipRequest,
  viewer: Viewer,
  { tree, galleries, albums, files }: ContentsDeps,
): Promise<readonly ZipEntry[]> => {
  if ("cloudIds" in chosen) return cloudContents(chosen.cloudIds, await tree(), viewer);
  const gallery = await galleries.find(chosen.galleryId);
  return gallery && maySeeGallery(viewer, gallery) ? galleryContents(await albums.of(gallery), files) : [];
};
