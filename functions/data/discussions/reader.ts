import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import type { ReadMarks } from "./read-marks.repository.ts";
import type { Thread } from "./threads.ts";

export const readerOf = (viewer: Viewer): string => actorOf(viewer);

const newnessIn = ({ id, forumId }: Thread, marks: ReadMarks, viewer: Viewer) => {
  const until = marks.of(id, forumId) ?? "";
  const reader = readerOf(viewer);
  return ({ createdAt, createdBy }: { createdAt: string; createdBy: string | null }) =>
    createdAt > until && createdBy !== reader;
};

/** What others have written since; what one wrote oneself one knows. */
export const unreadIn = (thread: Thread, marks: ReadMarks, viewer: Viewer): number => {
  const isNew = newnessIn(thread, marks, viewer);
  return (isNew(thread) ? 1 : 0) + thread.answers.filter(isNew).length;
};

/** Cheap enough to be asked of all discussions. */
export const isUnread = (thread: Thread, marks: ReadMarks, viewer: Viewer): boolean => {
  if (thread.lastActivityAt <= (marks.of(thread.id, thread.forumId) ?? "")) return false;
  const isNew = newnessIn(thread, marks, viewer);
  return isNew(thread) || thread.answers.some(isNew);
};

export const unreadFrom = (thread: Thread, marks: ReadMarks, viewer: Viewer): number | null => {
  const isNew = newnessIn(thread, marks, viewer);
  const first = thread.answers.findIndex(isNew);
  return first < 0 || isNew(thread) ? null : first;
};
