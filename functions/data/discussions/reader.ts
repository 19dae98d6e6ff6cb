import { actorOf, type Viewer } from "../../../shared/contract/permissions.ts";
import type { ReadMarks } from "./read-marks.repository.ts";
import type { Thread } from "./threads.ts";

export const readerOf = (viewer: Viewer): string => actorOf(viewer);

/** What others have written since; what one wrote oneself one knows. */
export const unreadIn = (thread: Thread, marks: ReadMarks, viewer: Viewer): number => {
  const until = marks.of(thread.id, thread.forumId) ?? "";
  const reader = readerOf(viewer);
  const isNew = ({ createdAt, createdBy }: { createdAt: string; createdBy: string | null }) =>
    createdAt > until && createdBy !== reader;
  return (isNew(thread) ? 1 : 0) + thread.answers.filter(isNew).length;
};
