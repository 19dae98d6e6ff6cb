import type { Viewer } from "../../shared/contract/permissions.ts";
import { namedAs } from "../../shared/files/file-name.ts";
import { maySeeGallery } from "../../shared/galleries/gallery-visibility.ts";
import type { ZipRequest } from "../../shared/jobs/zip-job.ts";
import type { Onlooker } from "../../shared/visibility/visibility.ts";
import type { ListedCloudItem } from "../data/cloud/cloud-items.collection.ts";
import type { CloudTree } from "../data/cloud/cloud-tree.ts";
import { seenIn } from "../data/cloud/visible-cloud.ts";
import type { Files } from "../data/files/files.repository.ts";
import type { Album, Albums } from "../data/galleries/albums.ts";
import type { Galleries } from "../data/galleries/galleries.collection.ts";
import type { ZipEntry } from "./zip-entry.ts";

const ENDING = /(\.\w{1,10})?$/;

/** A name is a name, never a path. */
const plainName = (name: string) => {
  const plain = name.normalize("NFC").replaceAll(/[/\\\p{Cc}]/gu, "_");
  return /^\.{0,2}$/.test(plain) ? "_" : plain;
};

/** Names that no other entry of the same folder has, on systems that ignore case as well. */
const uniqueNames = () => {
  const taken = new Set<string>();
  return (folder: string, name: string): string => {
    const plain = plainName(name);
    for (let count = 1; ; count += 1) {
      const path = folder + (count === 1 ? plain : plain.replace(ENDING, ` (${count})$1`));
      const key = path.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return path;
    }
  };
};

/** Numbered, so that a folder sorted by name keeps the order. */
const galleryContents = async (
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

/** All that the onlooker sees in what was chosen, each thing once. */
const cloudContents = (
  cloudIds: readonly string[],
  tree: CloudTree,
  onlooker: Onlooker,
): readonly ZipEntry[] => {
  const sees = seenIn(tree, onlooker);
  const chosen = new Set(cloudIds);
  const rows = Array.from(tree.rows.entries(), ({ listed }) => listed).filter(sees);
  const children = Map.groupBy(rows, ({ parentId }) => parentId);
  const nameIn = uniqueNames();

  const entriesOf = (item: ListedCloudItem, folder: string): ZipEntry[] => {
    const { file, title, modifiedAt } = item;
    if (file) {
      return [{ path: nameIn(folder, namedAs(title, file.fileName)), modifiedAt, file }];
    }
    const path = `${nameIn(folder, title)}/`;
    return [
      { path, modifiedAt },
      ...(children.get(item.id) ?? []).flatMap((child) => entriesOf(child, path)),
    ];
  };

  const isInChosen = ({ parentId }: ListedCloudItem) =>
    tree.pathTo(parentId)?.some(({ id }) => chosen.has(id)) ?? false;
  return rows
    .filter((item) => chosen.has(item.id) && !isInChosen(item))
    .flatMap((item) => entriesOf(item, ""));
};

export interface ContentsDeps {
  readonly cloudTree: () => Promise<CloudTree>;
  readonly galleries: Pick<Galleries, "find">;
  readonly albums: Pick<Albums, "of">;
  readonly files: Pick<Files, "findMany">;
}

/** All that the viewer sees in what was chosen. */
export const contentsOf = async (
  chosen: ZipRequest,
  viewer: Viewer,
  { cloudTree, galleries, albums, files }: ContentsDeps,
): Promise<readonly ZipEntry[]> => {
  if ("cloudIds" in chosen) return cloudContents(chosen.cloudIds, await cloudTree(), viewer);
  const gallery = await galleries.find(chosen.galleryId);
  return gallery && maySeeGallery(viewer, gallery) ? galleryContents(await albums.of(gallery), files) : [];
};
