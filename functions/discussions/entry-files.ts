import type { Viewer } from "../../shared/contract/permissions.ts";
import { imageIdsIn } from "../../shared/files/content-images.ts";
import type { Attachment } from "../../shared/files/file.ts";
import type { StoredEntry } from "../data/discussions/forum-entries.collection.ts";
import type { FileUse, OwnedFiles } from "../data/files/owned-files.ts";
import type { Owner } from "../data/files/stored-file.ts";
import type { Write } from "../platform/table/item.ts";

interface Saving {
  readonly viewer: Viewer;
  readonly ownedFiles: OwnedFiles;
}

type NamedFile = Pick<Attachment, "id" | "deleteFile">;

export const ownerOf = ({ id }: Pick<StoredEntry, "id">): Owner => ({ kind: "forumEntry", id });

export const usesOf = ({
  content,
  files,
}: {
  readonly content: string | null;
  readonly files: readonly NamedFile[];
}): FileUse[] => [
  ...files.flatMap(({ id, deleteFile }, at) => (deleteFile ? [] : [{ id, path: `files.${at}.id` }])),
  ...imageIdsIn(content).map((id) => ({ id, path: "content", isImage: true })),
];

/** Without `files` they stay as they are. 422 at the field of each that cannot be used. */
export const filesFrom = async (
  { files }: { readonly files?: readonly NamedFile[] | undefined },
  content: string | null,
  { id, before }: { readonly id: string; readonly before: StoredEntry | undefined },
  { viewer, ownedFiles }: Saving,
): Promise<Attachment[]> => {
  const had = before?.files ?? [];
  const named = files ?? had;
  const found = await ownedFiles.check(
    ownerOf({ id }),
    before ? usesOf(before) : [],
    usesOf({ content, files: named }),
    viewer,
  );
  const known = new Map(had.map((file) => [file.id, file]));
  const wanted = new Set(named.filter(({ deleteFile }) => !deleteFile).map((file) => file.id));
  return [...wanted].flatMap((fileId) => {
    const file = known.get(fileId) ?? found.get(fileId);
    if (!file) return [];
    const { fileName, contentType, size } = file;
    return [{ id: fileId, fileName, contentType, size }];
  });
};

export const fileWrites = (
  before: StoredEntry | undefined,
  after: StoredEntry,
  deps: Saving & { readonly now: Date },
): Promise<readonly Write[]> =>
  deps.ownedFiles.changeWrites(ownerOf(after), before ? usesOf(before) : [], usesOf(after), deps);

export const withoutFile = <Entry extends StoredEntry>(entry: Entry, fileId: string): Entry | undefined => {
  const files = entry.files.filter(({ id }) => id !== fileId);
  return files.length < entry.files.length ? { ...entry, files } : undefined;
};
