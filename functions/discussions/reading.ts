import type { Viewer } from "../../shared/contract/permissions.ts";
import { postProblems } from "../../shared/discussions/discussions.problems.ts";
import { reading as contract, type Unread } from "../../shared/discussions/reading.contract.ts";
import type { NotificationKind } from "../../shared/notifications/notification.ts";
import type { StoredForum } from "../data/discussions/forums.collection.ts";
import { isUnread, readerOf } from "../data/discussions/reader.ts";
import type { Thread } from "../data/discussions/threads.ts";
import { rootOf } from "../data/discussions/visible-entries.ts";
import type { StoredNotification } from "../data/notifications/notifications.repository.ts";
import type { Stores } from "../data/stores.ts";
import type { Stored } from "../platform/collection/collection-spec.ts";
import { implement } from "../platform/http/implement.ts";
import { Problem } from "../platform/http/problem.ts";
import { forumResource } from "./groups/forum-resource.ts";

const { readForum, ...own } = contract;
type Reading = Stores & { readonly viewer: Viewer; readonly now: Date };

const ofEntries: readonly NotificationKind[] = ["post", "answer", "mention"];

const answerIn = (thread: Thread | undefined, answerId: string) =>
  thread?.answers.find(({ id }) => id === answerId);

const readInBell = (
  isRead: (thread: Thread, createdAt: string) => boolean,
  { notifications, forumEntries, threads, viewer, now }: Reading,
): Promise<void> => {
  const reader = readerOf(viewer);
  return notifications.markRead(
    reader,
    async () => {
      const [all, entries] = [await threads(), await forumEntries.projection()];
      const read: StoredNotification[] = [];
      for await (const page of notifications.unreadOf(reader, now)) {
        for (const one of page) {
          const root = ofEntries.includes(one.kind) ? rootOf(entries.get(one.subjectId), entries) : undefined;
          const thread = root && all.get(root.id);
          const entry = answerIn(thread, one.occasion) ?? answerIn(thread, one.subjectId) ?? thread;
          if (thread && entry && isRead(thread, entry.createdAt)) read.push(one);
        }
      }
      return read;
    },
    now,
  );
};

const unreadBy = async (viewer: Viewer, { threads, readMarks }: Stores): Promise<Unread> => {
  const [all, marks] = await Promise.all([threads(), readMarks.allOf(readerOf(viewer))]);
  const counts = new Map<string, number>();
  for (const { listed } of all.entries()) {
    if (isUnread(listed, marks, viewer)) {
      counts.set(listed.forumId, (counts.get(listed.forumId) ?? 0) + 1);
    }
  }
  const forums = Array.from(counts, ([forumId, count]) => ({ forumId, count }));
  return { totalCount: forums.reduce((sum, { count }) => sum + count, 0), forums };
};

export const reading = implement<typeof own, Stores>(own, {
  unread: (_, deps) => unreadBy(deps.viewer, deps),

  readAll: async (_, deps) => {
    const { readMarks, viewer, now } = deps;
    await readMarks.readAll(readerOf(viewer), now.toISOString());
    await readInBell(() => true, deps);
  },

  readPost: async ({ params: { id }, body: { answerId } }, deps) => {
    const thread = (await deps.threads()).get(id);
    const entry = answerId === null ? thread : answerIn(thread, answerId);
    if (!thread || !entry) throw new Problem(postProblems.notFound);
    for (const part of thread.parts)
      await deps.readMarks.readPost(readerOf(deps.viewer), part.id, entry.createdAt);
    await readInBell((read, createdAt) => read.id === id && createdAt <= entry.createdAt, deps);
    return unreadBy(deps.viewer, deps);
  },
});

export const forumReading = implement<Pick<typeof contract, "readForum">, Stores, Stored<StoredForum>>(
  { readForum },
  {
    readForum: async ({ resource }, deps) => {
      const { readMarks, viewer, now } = deps;
      await readMarks.readForum(readerOf(viewer), resource.id, now.toISOString());
      await readInBell(({ forumId }) => forumId === resource.id, deps);
    },
  },
  { resource: forumResource },
);
