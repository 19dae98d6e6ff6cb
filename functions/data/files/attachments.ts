import type { Viewer } from "../../../shared/contract/permissions.ts";
import { imageIdsIn } from "../../../shared/files/content-images.ts";
import type { Attachment } from "../../../shared/files/file.ts";
import type { Write } from "../../platform/table/item.ts";
import type { FileUse, OwnedFiles } from "./owned-files.ts";
import type { Owner, OwnerKind } from "./stored-file.ts";

type NamedFile = Pick<Attachment, "id" | "deleteFile">;

export interface SavingFiles {
  readonly viewer: Viewer;
  readonly ownedFiles: OwnedFiles;
}

interface Saved<Entry> {
  readonly id: string;
  readonly before: Entry | undefined;
}

/** What happens to the files that `usesOf` finds in an entry, when the entry is stored or removed. */
export const filesOwnedBy = <Entry extends { readonly id: string }>(
  kind: OwnerKind,
  usesOf: (entry: Entry) => readonly FileUse[],
) => {
  const ownerOf = (id: string): Owner => ({ kind, id });

  return {
    /** Answers 422 at the field of each file that cannot be used. */
    check: (uses: readonly FileUse[], { id, before }: Saved<Entry>, { viewer, ownedFiles }: SavingFiles) =>
      ownedFiles.check(ownerOf(id), before ? usesOf(before) : [], uses, viewer),

    changeWrites: (
      before: Entry | undefined,
      after: Entry,
      { ownedFiles, ...deps }: SavingFiles & { readonly now: Date },
    ): Promise<readonly Write[]> =>
      ownedFiles.changeWrites(ownerOf(after.id), before ? usesOf(before) : [], usesOf(after), deps),

    freeWrites: (entry: Entry, ownedFiles: OwnedFiles): readonly Write[] =>
      ownedFiles.freeWrites(ownerOf(entry.id), usesOf(entry)),
  };
};

/** Those of `named` that stay, as they were attached before or were found at their upload. */
export const attached = (
  named: readonly NamedFile[],
  had: readonly Attachment[],
  found: ReadonlyMap<string, Attachment>,
): Attachment[] => {
  const known = new Map(had.map((file) => [file.id, file]));
  const wanted = new Set(named.filter(({ deleteFile }) => !deleteFile).map((file) => file.id));
  return [...wanted].flatMap((fileId) => {
    const file = known.get(fileId) ?? found.get(fileId);
    if (!file) return [];
    const { fileName, contentType, size } = file;
    return [{ id: fileId, fileName, contentType, size }];
  });
};

interface Parts<Entry> {
  readonly filesOf: (entry: Entry) => readonly Attachment[];
  /** Its images are files of the entry, too. */
  readonly text: { readonly path: string; readonly htmlOf: (entry: Entry) => string | null };
}

/** Of entries with attached files and a text. */
export const attachmentsOf = <Entry extends { readonly id: string }>(
  kind: OwnerKind,
  { filesOf, text }: Parts<Entry>,
) => {
  const usesIn = (files: readonly NamedFile[], html: string | null): FileUse[] => [
    ...files.flatMap(({ id, deleteFile }, at) => (deleteFile ? [] : [{ id, path: `files.${at}.id` }])),
    ...imageIdsIn(html).map((id) => ({ id, path: text.path, isImage: true })),
  ];
  const owned = filesOwnedBy<Entry>(kind, (entry) => usesIn(filesOf(entry), text.htmlOf(entry)));

  return {
    ...owned,

    /** Undefined `files` stay as they are. Answers 422 at the field of each that cannot be used. */
    filesFrom: async (
      { files }: { readonly files?: readonly NamedFile[] | undefined },
      html: string | null,
      saved: Saved<Entry>,
      saving: SavingFiles,
    ): Promise<Attachment[]> => {
      const had = saved.before ? filesOf(saved.before) : [];
      const named = files ?? had;
      return attached(named, had, await owned.check(usesIn(named, html), saved, saving));
    },
  };
};
