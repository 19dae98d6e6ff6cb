import { ulid } from "ulid";
import {
  notDeleted,
  openForumEntries,
  type StoredAnswer,
  type StoredPost,
} from "../../functions/data/discussions/forum-entries.collection.ts";
import { openForumGroups } from "../../functions/data/discussions/forum-groups.collection.ts";
import { openForums } from "../../functions/data/discussions/forums.collection.ts";
import type { Table } from "../../functions/platform/table/table.ts";

const LONG_AGO = "2026-01-07T08:00:00.000Z";

const written = () => ({
  id: ulid(),
  content: "<p>Wer weiß das?</p>",
  files: [],
  authorName: "Mag. Eva Gruber",
  authorOrganisationId: null,
  createdAt: LONG_AGO,
  createdBy: "colleague",
  modifiedAt: LONG_AGO,
  modifiedBy: "colleague",
  modifiedByName: null,
  ...notDeleted,
});

export const aPost = (overrides: Partial<StoredPost> = {}): StoredPost => ({
  ...written(),
  kind: "post",
  forumId: "forum",
  title: "Reverse Charge bei Bauleistungen",
  sticky: false,
  closed: false,
  questionnaire: null,
  ...overrides,
});

export const anAnswer = (overrides: Partial<StoredAnswer> = {}): StoredAnswer => ({
  ...written(),
  kind: "answer",
  postId: "post",
  title: null,
  ...overrides,
});

/** A new forum in the group of this id, which is made when there is none. */
export const aStoredForum = async (table: Table, groupId: string) => {
  const group = { id: groupId, name: "Steuern", parentId: null, ordering: 1 };
  // Also where one of that id has been deleted.
  await table.transact([openForumGroups(table).overwrite(group)]);
  const name = "Umsatzsteuer";
  return openForums(table).insert({ id: ulid(), name, groupId, description: null, ordering: 1 });
};

export const aStoredPost = async (table: Table, groupId: string, overrides: Partial<StoredPost> = {}) => {
  const { id: forumId } = await aStoredForum(table, groupId);
  const post = aPost({ forumId, ...overrides });
  await openForumEntries(table).insert(post);
  return post;
};
