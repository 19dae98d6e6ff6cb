import type { Viewer } from "../../shared/contract/permissions.ts";
import type { Attachment } from "../../shared/files/file.ts";
import type { StoredEntry } from "../data/discussions/forum-entries.collection.ts";
import { attachedUses, attachmentsFrom } from "../data/files/attachments.ts";
import type { FileUse, OwnedFiles } from "../data/files/owned-files.ts";
import type { Owner } from "../data/files/stored-file.ts";
import type { Write } from "../platform/table/item.ts";

interface Saving {
  readonly viewer: Viewer;
  readonly ownedFiles: OwnedFiles;
}

type NamedFile = Pick<Attachment, "id" | "deleteFile">;

export const ownerOf = ({ id }: Pick<StoredEntry, "id">): Owner => ({ kind: "forumEntry", id });

const textOf = (html: string | null) => ({ path: "content", html });

export const usesOf = ({
  content,
  files,
}: {
  readonly content: string | null;
  readonly files: readonly NamedFile[];
}): FileUse[] => attachedUses(files, textOf(content));

/** Undefined `files` stay as they are. Answers 422 at the field of each that cannot be used. */
export const filesFrom = (
  { files }: { readonly files?: readonly NamedFile[] | undefined },
  content: string | null,
  { id, before }: { readonly id: string; readonly before: StoredEntry | undefined },
  saving: Saving,
): Promise<Attachment[]> =>
  attachmentsFrom(
    {
      owner: ownerOf({ id }),
      had: before?.files ?? [],
      before: before ? usesOf(before) : [],
      files,
      text: textOf(content),
    },
    saving,
  );

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
