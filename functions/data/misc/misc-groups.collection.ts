import { miscGroupProblems } from "../../../shared/misc/misc.problems.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { Table } from "../../platform/table/table.ts";

export interface StoredMiscGroup {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly ordering: number;
  readonly createdAt: string;
  /** Missing in older rows. */
  readonly createdBy?: string;
  readonly modifiedAt: string;
  readonly deletedAt: string | null;
}

export const openMiscGroups = (table: Table) =>
  openCollection<StoredMiscGroup, StoredMiscGroup>(table, {
    name: "MISC_GROUP",
    missing: miscGroupProblems.notFound,
    listed: (group) => group,
    listedIsWhole: true,
    fieldOf: (group, field) => (field === "name" ? group.name : group.ordering),
    searchText: ({ name, description }) => [name, description],
    defaultSort: [
      { field: "ordering", direction: "asc" },
      { field: "name", direction: "asc" },
    ],
  });

export type MiscGroups = ReturnType<typeof openMiscGroups>;
