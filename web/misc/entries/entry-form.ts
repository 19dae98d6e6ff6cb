import type { Resolver } from "react-hook-form";
import type * as z from "zod";
import { type MiscEntry, MiscEntryDraft, type MiscKind } from "../../../shared/misc/misc-entry.ts";
import { refuseWhileUploading } from "../../components/files/refuse-while-uploading.ts";
import { checkedBy } from "../../components/form/resolver.ts";

export type EntryForm = z.input<typeof MiscEntryDraft>;

export const entryResolver = (isUploading: boolean): Resolver<EntryForm> =>
  isUploading ? refuseWhileUploading : checkedBy(MiscEntryDraft);

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
