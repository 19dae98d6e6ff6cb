import type { ListConfig } from "../../../shared/contract/list.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import { posts as contract } from "../../../shared/discussions/posts.contract.ts";
import type { StoredForum } from "../../data/discussions/forums.collection.ts";
import { shownPosts, shownRelatedPosts } from "../../data/discussions/shown-posts.ts";
import { inForum, type Thread } from "../../data/discussions/threads.ts";
import type { Stores } from "../../data/stores.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { Projection } from "../../platform/collection/projection.ts";
import { everything } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import { forumResource } from "../groups/forum-resource.ts";
import { newestPolls, openPoll } from "../polls/open-polls.ts";

const LATEST = 10;

export const latestFirst = [
  { field: "lastActivityAt", direction: "desc" },
  { field: "createdAt", direction: "desc" },
] as const;

/** One page of the posts with these ids, in their order. */
export const pageOfPosts = async (
  threads: Projection<Thread>,
  ids: readonly string[],
  { skip, limit, withCreator, withForum = false }: ListConfig & { readonly withForum?: boolean },
  deps: Stores & { readonly viewer: Viewer },
) => {
  const shown = ids.slice(skip, skip + limit).flatMap((id) => threads.get(id) ?? []);
  const asked = { viewer: deps.viewer, withCreator, withForum };
  return { totalCount: ids.length, data: await shownPosts(shown, asked, deps) };
};

const stickyFirst = { field: "sticky", direction: "desc" } as const;

export const listPosts = implement<Pick<typeof contract, "list" | "latest">, Stores, Stored<StoredForum>>(
  { list: contract.list, latest: contract.latest },
  {
    list: async ({ resource, query: { config } }, deps) => {
      const threads = await deps.threads();
      const sort = config.sort.length > 0 ? [stickyFirst, ...config.sort] : [];
      const ids = threads.select({ ...config, sort, visible: inForum(resource.id) });
      return pageOfPosts(threads, ids, config, deps);
    },

    latest: async (_, deps) => {
      const threads = await deps.threads();
      const ids = threads.select({ visible: everything, sort: latestFirst });
      const polls = newestPolls(threads, deps.now);
      const { posts, itemAt } = await shownRelatedPosts(
        ids.slice(0, LATEST).flatMap((id) => threads.get(id) ?? []),
        {
          viewer: deps.viewer,
          relatedKeys: polls.flatMap((id) => [deps.forumEntries.keyOf(id), deps.polls.keyOf(id)]),
        },
        deps,
      );
      return { data: posts, polls: polls.flatMap((id) => openPoll(id, itemAt, deps)) };
    },
  },
  { resource: forumResource },
);
