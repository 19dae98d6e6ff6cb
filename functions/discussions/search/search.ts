import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import { discussionSearch as contract } from "../../../shared/discussions/discussion-search.contract.ts";
import { forumGroupProblems, forumProblems } from "../../../shared/discussions/discussions.problems.ts";
import type { SearchHit } from "../../../shared/discussions/search-hit.ts";
import type { ListedEntry } from "../../data/discussions/forum-entries.collection.ts";
import type { Threads } from "../../data/discussions/threads.ts";
import type { Visible } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { DiscussionsDeps } from "../discussions.deps.ts";
import type { DiscussionSearch } from "./discussion-search.ts";

type SearchDeps = DiscussionsDeps & { readonly discussionSearch: DiscussionSearch };
type AllThreads = Awaited<ReturnType<Threads>>;

const threadOf = (entry: ListedEntry, threads: AllThreads) =>
  threads.get(entry.kind === "post" ? entry.id : entry.postId);

/** An answer is where its post is; what is deleted is nowhere. Threads change with every row, so the revision is the key. */
const within = (threads: AllThreads, forumIds: ReadonlySet<string>): Visible<ListedEntry> => ({
  sees: (entry) => {
    const thread = threadOf(entry, threads);
    return entry.deletedAt === null && thread !== undefined && forumIds.has(thread.forumId);
  },
  key: `${threads.revision} ${[...forumIds].join(" ")}`,
});

interface Asked {
  readonly config: ListConfig;
  readonly searchTerm?: string | undefined;
}

const hitsIn = async (
  { config, searchTerm = config.searchTerm }: Asked,
  forums: readonly { readonly id: string; readonly groupId: string }[],
  deps: SearchDeps,
): Promise<Page<SearchHit>> => {
  const threads = await deps.threads();
  const groupOf = new Map(forums.map(({ id, groupId }) => [id, groupId]));
  const visible = within(threads, new Set(groupOf.keys()));
  const { totalCount, data } = await deps.discussionSearch.list({ ...config, searchTerm }, visible);
  return {
    totalCount,
    data: data.flatMap((entry): SearchHit[] => {
      const postId = entry.kind === "post" ? entry.id : entry.postId;
      const thread = threads.get(postId);
      const groupId = thread && groupOf.get(thread.forumId);
      if (!thread || groupId === undefined) return [];
      return [
        {
          groupId,
          forumId: thread.forumId,
          postId,
          answerId: entry.kind === "post" ? null : entry.id,
          title: entry.title ?? thread.title,
          content: entry.content,
          authorName: entry.authorName,
          authorOrganisationId: entry.authorOrganisationId,
          createdBy: entry.createdBy,
          createdAt: entry.createdAt,
        },
      ];
    }),
  };
};

const forumsOf = async ({ forums }: SearchDeps) =>
  Array.from((await forums.projection()).entries(), ({ listed }) => listed);

const forumsIn = async (groupId: string, deps: SearchDeps) => {
  if (!(await deps.groups.projection()).get(groupId)) throw new Problem(forumGroupProblems.notFound);
  return (await forumsOf(deps)).filter((forum) => forum.groupId === groupId);
};

export const search = implement<typeof contract, SearchDeps>(contract, {
  everywhere: async ({ query }, deps) => hitsIn(query, await forumsOf(deps), deps),

  inGroup: async ({ params: { groupId }, query }, deps) => hitsIn(query, await forumsIn(groupId, deps), deps),

  inForum: async ({ params: { groupId, forumId }, query }, deps) => {
    const forum = (await forumsIn(groupId, deps)).find(({ id }) => id === forumId);
    if (!forum) throw new Problem(forumProblems.notFound);
    return hitsIn(query, [forum], deps);
  },
});
