import { actorOf, isAllowed, type Viewer } from "../../shared/contract/permissions.ts";
import { postProblems } from "../../shared/discussions/discussions.problems.ts";
import type { StoredEntry } from "../data/discussions/forum-entries.collection.ts";
import { Problem } from "../platform/http/problem.ts";
import type { Guarded } from "./resources.ts";

/** Writers take back their own deletions, and never those of who looks after the forum. */
export const requireRestorable = ({ groupId, deletedBy }: Guarded<StoredEntry>, viewer: Viewer): void => {
  // The groups of forums that are gone are gone too.
  if (groupId === null) throw new Problem(postProblems.forumGone);
  if (deletedBy !== actorOf(viewer) && !isAllowed(viewer, "EDIT_GROUP", groupId)) {
    throw new Problem(postProblems.othersDeleted);
  }
};
