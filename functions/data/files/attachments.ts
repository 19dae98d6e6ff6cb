import type { Viewer } from "../../../shared/contract/permissions.ts";
import { imageIdsIn } from "../../../shared/files/content-images.ts";
import type { Attachment } from "../../../shared/files/file.ts";
import type { FileUse, OwnedFiles } from "./owned-files.ts";
import type { Owner } from "./stored-file.ts";

type NamedFile = Pick<Attachment, "id" | "deleteFile">;

export const attachedUses = (
  files: readonly NamedFile[],
  text: { readonly path: string; readonly html: string | null },
): FileUse[] => [
  ...files.flatMap(({ id, deleteFile }, at) => (deleteFile ? [] : [{ id, path: `files.${at}.id` }])),
  ...imageIdsIn(text.html).map((id) => ({ id, path: text.path, isImage: true })),
];

interface Saved {
  readonly owner: Owner;
  readonly had: readonly Attachment[];
  readonly before: readonly FileUse[];
  /** Undefined leaves the files as they are. */
  readonly files: readonly NamedFile[] | undefined;
  readonly text: { readonly path: string; readonly html: string | null };
}

/** Answers 422 at the field of each file that cannot be used. */
export const attachmentsFrom = async (
  { owner, had, before, files: named = had, text }: Saved,
  { viewer, ownedFiles }: { readonly viewer: Viewer; readonly ownedFiles: OwnedFiles },
): Promise<Attachment[]> => {
  const found = await ownedFiles.check(owner, before, attachedUses(named, text), viewer);
  const known = new Map(had.map((file) => [file.id, file]));
  const wanted = new Set(named.filter(({ deleteFile }) => !deleteFile).map((file) => file.id));
  return [...wanted].flatMap((fileId) => {
    const file = known.get(fileId) ?? found.get(fileId);
    if (!file) return [];
    const { fileName, contentType, size } = file;
    return [{ id: fileId, fileName, contentType, size }];
  });
};
