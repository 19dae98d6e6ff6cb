import type { CloudFile } from "../../../shared/cloud/cloud-item.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import { fileProblems } from "../../../shared/files/files.problems.ts";
import type { StoredCloudItem, StoredContent } from "../../data/cloud/cloud-items.collection.ts";
import type { FileUse, OwnedFiles } from "../../data/files/owned-files.ts";
import type { Owner } from "../../data/files/stored-file.ts";
import { problemAt } from "../../platform/http/problem.ts";

const MAX_VERSIONS = 30;

export const ownerOf = ({ id }: Pick<StoredCloudItem, "id">): Owner => ({ kind: "cloudItem", id });

const useOf = ({ id }: CloudFile): FileUse => ({ id, path: "fileId", purpose: "cloud" });

export const usesOf = ({ file, versions }: Pick<StoredCloudItem, "file" | "versions">): FileUse[] =>
  [...(file ? [file] : []), ...versions.map((version) => version.file)].map(useOf);

/** Answers 422 unless the file is the viewer's own upload for the cloud. */
export const uploadedFile = async (
  fileId: string,
  item: Pick<StoredCloudItem, "id">,
  { viewer, ownedFiles }: { readonly viewer: Viewer; readonly ownedFiles: OwnedFiles },
): Promise<StoredContent> => {
  const use: FileUse = { id: fileId, path: "fileId", purpose: "cloud" };
  const file = (await ownedFiles.check(ownerOf(item), [], [use], viewer)).get(fileId);
  if (!file) throw problemAt(fileProblems.unknown, "fileId");
  const { id, fileName, contentType, size, checksum } = file;
  return { id, fileName, contentType, size, ...(checksum && { checksum }) };
};

interface Contents {
  readonly content: Pick<StoredCloudItem, "file" | "upload">;
  readonly item: StoredCloudItem;
}

export const withContent = ({ content, item }: Contents): StoredCloudItem => {
  const former = item.file && item.upload ? [{ file: item.file, ...item.upload }] : [];
  const others = item.versions.filter(({ file }) => file.id !== content.file?.id);
  return { ...item, ...content, versions: [...former, ...others].slice(0, MAX_VERSIONS) };
};
