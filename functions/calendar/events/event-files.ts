import type { CalendarEventDraft } from "../../../shared/calendar/calendar-event.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { Attachment } from "../../../shared/files/file.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import { attachedUses, attachmentsFrom } from "../../data/files/attachments.ts";
import type { FileUse, OwnedFiles } from "../../data/files/owned-files.ts";
import type { Owner } from "../../data/files/stored-file.ts";
import type { Write } from "../../platform/table/item.ts";

interface Saving {
  readonly viewer: Viewer;
  readonly ownedFiles: OwnedFiles;
}

type WithFiles = Pick<StoredEvent, "description" | "files">;

const textOf = (html: string | null) => ({ path: "description", html });

export const ownerOf = ({ id }: Pick<StoredEvent, "id">): Owner => ({ kind: "event", id });

export const usesOf = ({ description, files }: WithFiles): FileUse[] =>
  attachedUses(files, textOf(description));

export const filesFrom = (
  { files, description }: Pick<CalendarEventDraft, "files" | "description">,
  { id, before }: { readonly id: string; readonly before: StoredEvent | undefined },
  saving: Saving,
): Promise<Attachment[]> =>
  attachmentsFrom(
    {
      owner: ownerOf({ id }),
      had: before?.files ?? [],
      before: before ? usesOf(before) : [],
      files,
      text: textOf(description),
    },
    saving,
  );

export const fileWrites = (
  before: StoredEvent | undefined,
  after: StoredEvent,
  deps: Saving & { readonly now: Date },
): Promise<readonly Write[]> =>
  deps.ownedFiles.changeWrites(ownerOf(after), before ? usesOf(before) : [], usesOf(after), deps);
