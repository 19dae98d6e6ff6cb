import { actorOf, isAllowed, type Viewer } from "../../shared/contract/permissions.ts";
import { postProblems } from "../../shared/discussions/discussions.problems.ts";
import type { StoredEntry } from "../data/discussions/forum-entries.collection.ts";
import { Problem } from "../platform/http/problem.ts";
import type { Guarded } from "./resources.ts";

export const requireRestorable = ({ groupId, deletedBy }: Guarded<StoredEntry>, viewer: Viewer): void => {
  // A forum that is gone has left the entry no group.
  if (groupId === null) throw new Problem(postProblems.forumGone);
  if (deletedBy !== actorOf(viewer) && !isAllowed(viewer, "EDIT_GROUP", groupId)) {
    throw new Problem(postProblems.othersDeleted);
  }
};
