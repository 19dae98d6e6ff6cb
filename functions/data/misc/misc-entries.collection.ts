import type { Attachment } from "../../../shared/files/file.ts";
import { miscEntryProblems } from "../../../shared/misc/misc.problems.ts";
import { entryName } from "../../../shared/misc/misc-entry.ts";
import type { DocumentVisibility } from "../../../shared/visibility/visibility.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { Table } from "../../platform/table/table.ts";

interface OfBoth {
  readonly id: string;
  readonly groupId: string;
  readonly order: number;
  readonly visibility: DocumentVisibility;
  readonly organisationId: string | null;
  readonly createdAt: string;
  /** Missing in older rows. */
  readonly createdBy?: string;
  readonly modifiedAt: string;
  readonly deletedAt: string | null;
}

interface StoredMiscDocument extends OfBoth {
  readonly kind: "document";
  readonly title: string;
  readonly description: string | null;
  readonly files: readonly Attachment[];
}

interface StoredMiscLocation extends OfBoth {
  readonly kind: "location";
  readonly name: string;
  readonly location: string;
}

export type StoredMiscEntry = StoredMiscDocument | StoredMiscLocation;

export const filesOf = (entry: StoredMiscEntry): readonly Attachment[] =>
  entry.kind === "document" ? entry.files : [];

export const openMiscEntries = (table: Table) =>
  openCollection<StoredMiscEntry, StoredMiscEntry>(table, {
    name: "MISC_ENTRY",
    missing: miscEntryProblems.notFound,
    listed: (entry) => entry,
    listedIsWhole: true,
    fieldOf: (entry, field) => {
      switch (field) {
        case "kind":
          return entry.kind;
        case "title":
          return entryName(entry);
        case "visibility":
          return entry.visibility;
        case "organisationId":
          return entry.organisationId;
        case "modifiedAt":
          return entry.modifiedAt;
        default:
          return entry.order;
      }
    },
    searchText: (entry) =>
      entry.kind === "document"
        ? [entry.title, entry.description, ...entry.files.map(({ fileName }) => fileName)]
        : [entry.name, entry.location],
    defaultSort: [
      { field: "order", direction: "asc" },
      { field: "title", direction: "asc" },
    ],
  });

export type MiscEntries = ReturnType<typeof openMiscEntries>;
