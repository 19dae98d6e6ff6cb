import { forumGroupProblems } from "../../../shared/discussions/discussions.problems.ts";
import type { ForumGroup } from "../../../shared/discussions/forum.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { Table } from "../../platform/table/table.ts";

export type StoredForumGroup = Omit<ForumGroup, "forums">;

export const openForumGroups = (table: Table) =>
  openCollection<StoredForumGroup, StoredForumGroup>(table, {
    name: "FORUM_GROUP",
    missing: forumGroupProblems.notFound,
    listed: (group) => group,
    listedIsWhole: true,
    fieldOf: (group, field) => group[field as keyof StoredForumGroup],
    searchText: ({ name }) => [name],
    defaultSort: [
      { field: "ordering", direction: "asc" },
      { field: "name", direction: "asc" },
    ],
  });

export type ForumGroups = ReturnType<typeof openForumGroups>;
