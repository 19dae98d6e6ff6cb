import { forumProblems } from "../../../shared/discussions/discussions.problems.ts";
import type { Forum } from "../../../shared/discussions/forum.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { Table } from "../../platform/table/table.ts";

export type StoredForum = Omit<Forum, "postsCount" | "unreadCount" | "latest">;

export const openForums = (table: Table) =>
  openCollection<StoredForum, StoredForum>(table, {
    name: "FORUM",
    missing: forumProblems.notFound,
    listed: (forum) => forum,
    listedIsWhole: true,
    fieldOf: (forum, field) => forum[field as keyof StoredForum],
    searchText: ({ name }) => [name],
    defaultSort: [
      { field: "ordering", direction: "asc" },
      { field: "name", direction: "asc" },
    ],
  });

export type Forums = ReturnType<typeof openForums>;
