import { forumGroupProblems } from "../../../shared/discussions/discussions.problems.ts";
import type { ForumGroup } from "../../../shared/discussions/forum.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { Table } from "../../platform/table/table.ts";

/** A group as stored: its forums name it, not it them. */
export type StoredForumGroup = Omit<ForumGroup, "forums">;

/** The groups that forums lie in. */
export const openForumGroups = (table: Table) =>
  openCollection<StoredForumGroup, StoredForumGroup>(table, {
    name: "FORUM_GROUP",
    missing: forumGroupProblems.notFound,
    listed: (group) => group,
    listedIsWhole: true,
    fieldOf: (group, field) => group[field as keyof StoredForumGroup],
    searchText: ({ name }) => [name],
    defaultSort: [{ field: "name", direction: "asc" }],
  });
