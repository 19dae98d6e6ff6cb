import { forumProblems } from "../../../shared/discussions/discussions.problems.ts";
import type { Forum } from "../../../shared/discussions/forum.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { Table } from "../../platform/table/table.ts";

export const openForums = (table: Table) =>
  openCollection<Forum, Forum>(table, {
    name: "FORUM",
    missing: forumProblems.notFound,
    listed: (forum) => forum,
    listedIsWhole: true,
    fieldOf: (forum, field) => forum[field as keyof Forum],
    searchText: ({ name }) => [name],
    defaultSort: [{ field: "name", direction: "asc" }],
  });
