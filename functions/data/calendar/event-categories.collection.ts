import { categoryProblems } from "../../../shared/calendar/calendar.problems.ts";
import { fold } from "../../../shared/fold.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { Table } from "../../platform/table/table.ts";

export interface StoredCategory {
  readonly id: string;
  readonly name: string;
  readonly type: string | null;
  readonly colour: string | null;
}

export const openEventCategories = (table: Table) =>
  openCollection<StoredCategory, StoredCategory>(table, {
    name: "EVENT_CATEGORY",
    missing: categoryProblems.notFound,
    listed: (category) => category,
    listedIsWhole: true,
    unique: [{ name: "name", of: ({ name }) => fold(name), taken: categoryProblems.nameTaken, path: "name" }],
    fieldOf: (category, field) => (field === "type" ? category.type : category.name),
    searchText: ({ name, type }) => [name, type],
    defaultSort: [{ field: "name", direction: "asc" }],
  });
