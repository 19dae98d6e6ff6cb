import type { Resolver } from "react-hook-form";
import type * as z from "zod";
import { type MiscEntry, MiscEntryDraft, type MiscKind } from "../../../shared/misc/misc-entry.ts";
import { uploadText } from "../../components/files/files.text.ts";
import { checkedBy } from "../../components/form/resolver.ts";

export type EntryForm = z.input<typeof MiscEntryDraft>;

/** A file still uploading would be missing from what is saved. */
export const entryResolver = (isUploading: boolean): Resolver<EntryForm> =>
  isUploading
    ? () => ({ values: {}, errors: { files: { type: "uploading", message: uploadText.stillRunning } } })
    : checkedBy(MiscEntryDraft);

export const entryFormIn =
  (kind: MiscKind, usualOffice: string | null) =>
  (entry: MiscEntry | undefined): EntryForm => {
    const ofBoth = {
      visibility: entry?.visibility ?? ("Everybody" as const),
      organisationId: entry ? entry.organisationId : usualOffice,
    };
    if (kind === "location") {
      const { name = "", location = "" } = entry?.kind === "location" ? entry : {};
      return { kind, name, location, ...ofBoth };
    }
    const { title = "", description = null, files = [] } = entry?.kind === "document" ? entry : {};
    return { kind, title, description: description ?? "", files, ...ofBoth };
  };
