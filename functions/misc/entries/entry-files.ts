import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { Attachment } from "../../../shared/files/file.ts";
import type { MiscEntryDraft } from "../../../shared/misc/misc-entry.ts";
import { attachedUses, attachmentsFrom } from "../../data/files/attachments.ts";
import type { FileUse, OwnedFiles } from "../../data/files/owned-files.ts";
import type { Owner } from "../../data/files/stored-file.ts";
import { filesOf, type StoredMiscEntry } from "../../data/misc/misc-entries.collection.ts";
import type { Write } from "../../platform/table/item.ts";

interface Saving {
  readonly viewer: Viewer;
  readonly ownedFiles: OwnedFiles;
}

const text = { path: "description", html: null };

export const ownerOf = ({ id }: Pick<StoredMiscEntry, "id">): Owner => ({ kind: "miscEntry", id });

export const usesOf = (entry: StoredMiscEntry): FileUse[] => attachedUses(filesOf(entry), text);

export const filesFrom = (
  { files }: Pick<Extract<MiscEntryDraft, { kind: "document" }>, "files">,
  { id, before }: { readonly id: string; readonly before: StoredMiscEntry | undefined },
  saving: Saving,
): Promise<Attachment[]> =>
  attachmentsFrom(
    {
      owner: ownerOf({ id }),
      had: before ? filesOf(before) : [],
      before: before ? usesOf(before) : [],
      files,
      text,
    },
    saving,
  );

export const fileWrites = (
  before: StoredMiscEntry | undefined,
  after: StoredMiscEntry,
  deps: Saving & { readonly now: Date },
): Promise<readonly Write[]> =>
  deps.ownedFiles.changeWrites(ownerOf(after), before ? usesOf(before) : [], usesOf(after), deps);
