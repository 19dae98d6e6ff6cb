import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { ForumPost } from "../../../shared/discussions/forum-post.ts";
import { type Item, type Key, keyName } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import { openCreators } from "../people/creators.ts";
import type { Employees } from "../people/employees.collection.ts";
import type { ForumEntries, StoredPost } from "./forum-entries.collection.ts";
import type { Forums } from "./forums.collection.ts";
import { marksIn, type ReadMarkStore, type ReadMarks, readMarkKey } from "./read-marks.repository.ts";
import { readerOf, unreadFrom, unreadIn } from "./reader.ts";
import { shownWriting } from "./shown-writing.ts";
import type { Thread } from "./threads.ts";

export const solutionOf = ({ solutionId }: StoredPost, thread: Thread | undefined): string | null =>
  thread?.answers.find(({ id }) => id === solutionId)?.id ?? null;

export const shownPost = (
  post: StoredPost,
  thread: Thread | undefined,
  marks: ReadMarks,
  viewer: Viewer,
  groupId: string | null,
): ForumPost => {
  const { id, title, sticky, closed, forumId, questionnaire, announcement } = post;
  return {
    ...shownWriting(post, { groupId, forumId, forumPostId: id, forumAnswerId: null }),
    title,
    sticky,
    closed,
    forumId,
    hasQuestionnaire: questionnaire !== null,
    isSolved: solutionOf(post, thread) !== null,
    answersCount: thread?.answersCount ?? 0,
    lastActivityAt: thread?.lastActivityAt ?? post.createdAt,
    lastAuthorName: thread?.lastAuthorName ?? post.authorName,
    unreadCount: thread ? unreadIn(thread, marks, viewer) : 0,
    unreadFrom: thread ? unreadFrom(thread, marks, viewer) : null,
    readUntil: marks.of(post.id, post.forumId),
    announcement,
  };
};

export interface ShowingPosts {
  readonly table: Table;
  readonly forumEntries: ForumEntries;
  readonly forums: Pick<Forums, "keyOf" | "entityOf">;
  readonly readMarks: ReadMarkStore;
  readonly employees: Employees;
}

export interface AskedPosts {
  readonly viewer: Viewer;
  readonly withCreator?: boolean;
  readonly withForum?: boolean;
  readonly relatedKeys?: readonly Key[];
}

/** Reads the posts and what their reader knows in one request, which `relatedKeys` extends. */
export const shownRelatedPosts = async (
  threads: readonly Thread[],
  { viewer, withCreator, withForum, relatedKeys = [] }: AskedPosts,
  { table, forumEntries, forums, readMarks, employees }: ShowingPosts,
): Promise<{ readonly posts: ForumPost[]; readonly itemAt: (key: Key) => Item | undefined }> => {
  const reader = readerOf(viewer);
  const creators = openCreators(employees, withCreator);
  const keys = [
    ...threads.flatMap(({ id, forumId }) => [forumEntries.keyOf(id), forums.keyOf(forumId)]),
    ...threads.flatMap(creators.keysOf),
    ...readMarks.keysOf(
      reader,
      threads.flatMap(({ parts }) => parts),
    ),
    ...relatedKeys,
  ];
  const items = await table.getMany(keys);
  const byName = new Map(items.map((item) => [keyName(item), item]));
  const { pk } = readMarkKey(reader, "");
  const marks = marksIn(items.filter((item) => item.pk === pk));
  const creatorOf = creators.among(items);
  const posts = threads.flatMap((thread) => {
    const post = forumEntries.entityOf(byName.get(keyName(forumEntries.keyOf(thread.id))));
    if (post?.kind !== "post") return [];
    const { version: _, ...stored } = post;
    const forum = forums.entityOf(byName.get(keyName(forums.keyOf(post.forumId))));
    return [
      {
        ...shownPost(stored, thread, marks, viewer, forum?.groupId ?? null),
        ...creatorOf(stored),
        ...(withForum && forum ? { forum: { name: forum.name, groupId: forum.groupId } } : {}),
      },
    ];
  });
  return { posts, itemAt: (key) => byName.get(keyName(key)) };
};

export const shownPosts = async (
  threads: readonly Thread[],
  asked: Omit<AskedPosts, "relatedKeys">,
  deps: ShowingPosts,
): Promise<ForumPost[]> => (await shownRelatedPosts(threads, asked, deps)).posts;
