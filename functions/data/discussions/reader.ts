import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import { writtenIn } from "./forum-entries.collection.ts";
import type { ReadMarks } from "./read-marks.repository.ts";
import type { Thread } from "./threads.ts";

export const readerOf = (viewer: Viewer): string => actorOf(viewer);

/** By part of the thread; the mark of its present forum counts for all parts. */
export const readUntilIn = ({ parts, forumId }: Thread, marks: ReadMarks): ReadonlyMap<string, string> =>
  new Map(
    parts.map((part) => {
      const [former, present] = [marks.of(part.id, part.forumId), marks.of(part.id, forumId)];
      return [part.id, [former ?? "", present ?? ""].sort().at(-1) ?? ""];
    }),
  );

type Entry = Thread | Thread["answers"][number];

const newnessIn = (thread: Thread, marks: ReadMarks, viewer: Viewer) => {
  const until = readUntilIn(thread, marks);
  const reader = readerOf(viewer);
  return (entry: Entry) =>
    entry.createdAt > (until.get(writtenIn(entry)) ?? "") && entry.createdBy !== reader;
};

export const unreadIn = (thread: Thread, marks: ReadMarks, viewer: Viewer): number => {
  const isNew = newnessIn(thread, marks, viewer);
  return (isNew(thread) ? 1 : 0) + thread.answers.filter(isNew).length;
};

/** Must stay cheap, since it is asked of all discussions. */
export const isUnread = (thread: Thread, marks: ReadMarks, viewer: Viewer): boolean => {
  if (thread.parts.length === 1 && thread.lastActivityAt <= (marks.of(thread.id, thread.forumId) ?? "")) {
    return false;
  }
  const isNew = newnessIn(thread, marks, viewer);
  return isNew(thread) || thread.answers.some(isNew);
};

export const unreadFrom = (thread: Thread, marks: ReadMarks, viewer: Viewer): number | null => {
  const isNew = newnessIn(thread, marks, viewer);
  const first = thread.answers.findIndex(isNew);
  return first < 0 || isNew(thread) ? null : first;
};
