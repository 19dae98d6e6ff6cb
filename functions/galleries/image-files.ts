import type { Viewer } from "../../shared/contract/permissions.ts";
import { fileProblems } from "../../shared/files/files.problems.ts";
import type { FileUse, OwnedFiles } from "../data/files/owned-files.ts";
import type { Owner } from "../data/files/stored-file.ts";
import { fileFactsOf } from "../data/galleries/file-facts.ts";
import type { StoredGalleryImage } from "../data/galleries/gallery-images.collection.ts";
import { problemAt } from "../platform/http/problem.ts";
import type { Write } from "../platform/table/item.ts";

interface Saving {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly ownedFiles: OwnedFiles;
}

type ImageFile = Pick<StoredGalleryImage, "id" | "fileId">;

const ownerOf = ({ id }: ImageFile): Owner => ({ kind: "galleryImage", id });

const usageOf = ({ fileId }: ImageFile, state: FileUse["state"]): FileUse => ({
  id: fileId,
  path: "fileId",
  purpose: "gallery",
  state,
});

const usesOf = (image: ImageFile): FileUse[] => [usageOf(image, "ready")];

export const fileOf = async (image: ImageFile, { ownedFiles, viewer }: Saving) => {
  const found = await ownedFiles.check(ownerOf(image), [], [usageOf(image, "waiting")], viewer);
  const file = found.get(image.fileId);
  if (!file) throw problemAt(fileProblems.unknown, "fileId");
  return fileFactsOf(file);
};

export const takeWrites = (
  before: ImageFile | undefined,
  after: StoredGalleryImage,
  deps: Saving,
): Promise<readonly Write[]> =>
  deps.ownedFiles.changeWrites(
    ownerOf(after),
    before ? usesOf(before) : [],
    [usageOf(after, after.picture ? "ready" : "waiting")],
    deps,
  );

export const freeWrites = (image: ImageFile, { ownedFiles }: Pick<Saving, "ownedFiles">) =>
  ownedFiles.freeWrites(ownerOf(image), usesOf(image));
