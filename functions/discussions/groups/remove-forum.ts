import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { Thread } from "../../data/discussions/threads.ts";
import type { Stores } from "../../data/stores.ts";
import { deletedNow } from "../author.ts";

export const postsIn = async (forumId: string, { threads }: Stores): Promise<Thread[]> =>
  Array.from((await threads()).entries(), ({ listed }) => listed).filter(
    (thread) => thread.forumId === forumId,
  );

/** Posts go first, so that an interruption leaves none without a forum. */
export const removeForum = async (
  forumId: string,
  deps: Stores & { readonly viewer: Viewer; readonly now: Date },
  inTransaction: Parameters<Stores["forums"]["remove"]>[1] = {},
): Promise<void> => {
  const deletion = await deletedNow(deps, deps.now);
  for (const { id } of await postsIn(forumId, deps)) {
    await deps.forumEntries.update(id, (post) => ({ ...post, ...deletion }));
  }
  await deps.forums.remove(forumId, inTransaction);
};
