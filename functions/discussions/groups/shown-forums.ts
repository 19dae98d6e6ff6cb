import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { Forum } from "../../../shared/discussions/forum.ts";
import { readerOf, unreadIn } from "../../data/discussions/reader.ts";
import type { Stores } from "../../data/stores.ts";
import { everything } from "../../platform/collection/visible.ts";

export type ShowingForums = Stores & { readonly viewer: Viewer };

export const shownForums = async ({
  forums,
  threads,
  readMarks,
  viewer,
}: ShowingForums): Promise<Forum[]> => {
  const [{ data }, all, marks] = await Promise.all([
    forums.list(listConfig({ limit: MAX_LIMIT }), everything),
    threads(),
    readMarks.allOf(readerOf(viewer)),
  ]);
  const byForum = Map.groupBy(
    Array.from(all.entries(), ({ listed }) => listed),
    ({ forumId }) => forumId,
  );
  return data.map(({ version: _, ...forum }) => {
    const own = byForum.get(forum.id) ?? [];
    const [latest] = own.toSorted((one, other) => other.lastActivityAt.localeCompare(one.lastActivityAt));
    return {
      ...forum,
      postsCount: own.length,
      unreadCount: own.filter((thread) => unreadIn(thread, marks, viewer) > 0).length,
      latest: latest
        ? {
            postId: latest.id,
            title: latest.title,
            authorName: latest.lastAuthorName,
            createdAt: latest.lastActivityAt,
          }
        : null,
    };
  });
};
