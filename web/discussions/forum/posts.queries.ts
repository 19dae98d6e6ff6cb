import { posts } from "../../../shared/discussions/posts.contract.ts";
import { listOf } from "../../app/client/list-of.ts";

/** Sticky ones come first in any order. */
export const postsIn = (forumId: string) =>
  listOf(posts.list, { params: { id: forumId }, sort: "lastActivityAt:desc" });
