import type { ForumPost } from "../../../../shared/discussions/forum-post.ts";

type Counted = Pick<ForumPost, "answersCount" | "unreadCount" | "readUntil">;

/** How many answers come before it; undefined if all is new or nothing is. */
export const firstUnread = ({ answersCount, unreadCount, readUntil }: Counted): number | undefined =>
  readUntil !== null && unreadCount > 0 && unreadCount <= answersCount
    ? answersCount - unreadCount
    : undefined;
