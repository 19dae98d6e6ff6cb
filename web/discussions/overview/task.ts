import type { Forum, ForumGroup } from "../../../shared/discussions/forum.ts";
import type { Versioned } from "../../app/client/call.ts";
import type { ForumOrder, GroupOrder } from "../forums/forums.queries.ts";

/** What somebody who looks after forums has begun; without `stored` something new. */
export type Task =
  | { readonly kind: "group"; readonly stored?: Versioned<ForumGroup>; readonly parentId: string | null }
  | { readonly kind: "forum"; readonly stored?: Versioned<Forum>; readonly groupId: string }
  | ({ readonly kind: "groupOrder" } & GroupOrder)
  | ({ readonly kind: "forumOrder" } & ForumOrder);
