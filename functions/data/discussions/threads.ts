import { openJoin } from "../../platform/collection/join.ts";
import type { ListRules } from "../../platform/collection/list-rules.ts";
import type { Projection } from "../../platform/collection/projection.ts";
import { visibleBy } from "../../platform/collection/visible.ts";
import type { ForumEntries, GoneAnswer, ListedEntry } from "./forum-entries.collection.ts";
import { rootOf } from "./visible-entries.ts";

type ListedPost = Extract<ListedEntry, { kind: "post" }>;
type ListedAnswer = Extract<ListedEntry, { kind: "answer" }>;

/** A post, or an answer that was one before it was merged. */
type Part = Pick<ListedPost, "id" | "forumId" | "title">;

export interface Thread extends ListedPost {
  /** The post itself and all that were merged into it. */
  readonly parts: readonly [Part, ...Part[]];
  /** Oldest first, without deleted ones. */
  readonly answers: readonly ListedAnswer[];
  /** Answers that are deleted, also those deleted for good. */
  readonly goneAnswers: readonly GoneAnswer[];
  readonly answersCount: number;
  readonly lastActivityAt: string;
  readonly lastAuthorName: string | null;
}

const rules: ListRules<Thread> = {
  fieldOf: (thread, field) => {
    switch (field) {
      case "sticky":
        return thread.sticky;
      case "title":
        return thread.title;
      case "createdAt":
        return thread.createdAt;
      case "answersCount":
        return thread.answersCount;
      case "authorName":
        return thread.authorName;
      default:
        return thread.lastActivityAt;
    }
  },
  searchText: ({ title, authorName }) => [title, authorName],
  defaultSort: [
    { field: "sticky", direction: "desc" },
    { field: "lastActivityAt", direction: "desc" },
  ],
};

/** ULIDs break ties within a millisecond by the order of writing. */
const byAge = (one: GoneAnswer, other: GoneAnswer) =>
  one.createdAt === other.createdAt
    ? one.id.localeCompare(other.id)
    : one.createdAt.localeCompare(other.createdAt);

/** By id, from 1. */
export const answerNumbers = ({ answers, goneAnswers }: Thread): ReadonlyMap<string, number> => {
  const ever = new Map<string, GoneAnswer>([...answers, ...goneAnswers].map((answer) => [answer.id, answer]));
  return new Map([...ever.values()].sort(byAge).map(({ id }, at) => [id, at + 1]));
};

const threadsOf = (entries: Projection<ListedEntry>): Thread[] => {
  const posts: ListedPost[] = [];
  const all = new Map<string, ListedAnswer[]>();
  for (const { listed } of entries.entries()) {
    if (listed.kind === "post") {
      if (listed.deletedAt === null) posts.push(listed);
      continue;
    }
    const postId = rootOf(listed, entries)?.id ?? "";
    const siblings = all.get(postId);
    if (siblings) siblings.push(listed);
    else all.set(postId, [listed]);
  }
  return posts.map((post) => {
    const ever = all.get(post.id) ?? [];
    const own = ever.filter(({ deletedAt }) => deletedAt === null).sort(byAge);
    const merged = ever.flatMap(({ id, merged }) => (merged ? [{ id, ...merged }] : []));
    const last = own.at(-1) ?? post;
    return {
      ...post,
      parts: [post, ...merged],
      answers: own,
      goneAnswers: [
        ...[post, ...merged].flatMap(({ goneAnswers }) => goneAnswers ?? []),
        ...ever.filter(({ deletedAt }) => deletedAt !== null),
      ],
      answersCount: own.length,
      lastActivityAt: last.createdAt,
      lastAuthorName: last.authorName,
    };
  });
};

export const openThreads = (entries: ForumEntries) => {
  const join = openJoin(rules, threadsOf);
  return async (): Promise<Projection<Thread>> => join(await entries.projection());
};

export const inForum = visibleBy((forumId: string, thread: Thread) => thread.forumId === forumId);
export const writtenBy = visibleBy((actor: string, thread: Thread) => thread.createdBy === actor);
