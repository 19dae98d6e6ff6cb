import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import { discussionSearch as contract } from "../../../shared/discussions/discussion-search.contract.ts";
import { forumGroupProblems, forumProblems } from "../../../shared/discussions/discussions.problems.ts";
import type { SearchHit } from "../../../shared/discussions/search-hit.ts";
import type { DiscussionSearch } from "../../data/discussions/discussion-search.ts";
import { entriesIn, postOf } from "../../data/discussions/visible-entries.ts";
import { openCreators } from "../../data/people/creators.ts";
import type { Stores } from "../../data/stores.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";

type SearchDeps = Stores & { readonly discussionSearch: DiscussionSearch };
interface Asked {
  readonly config: ListConfig;
  readonly searchTerm?: string | undefined;
}

const hitsIn = async (
  { config, searchTerm = config.searchTerm }: Asked,
  forums: readonly { readonly id: string; readonly groupId: string }[],
  deps: SearchDeps,
): Promise<Page<SearchHit>> => {
  const entries = await deps.discussionSearch.rowsFor({ searchTerm });
  const groupOf = new Map(forums.map(({ id, groupId }) => [id, groupId]));
  const visible = entriesIn(new Set(groupOf.keys()), entries);
  const { totalCount, data } = await deps.discussionSearch.list({ ...config, searchTerm }, visible);
  const creatorOf = await openCreators(deps.employees, config.withCreator).load(data);
  return {
    totalCount,
    data: data.flatMap((entry): SearchHit[] => {
      const listed = entries.get(entry.id);
      const post = listed && postOf(listed, entries);
      const groupId = post && groupOf.get(post.forumId);
      if (!post || groupId === undefined) return [];
      return [
        {
          groupId,
          forumId: post.forumId,
          postId: post.id,
          answerId: entry.kind === "post" ? null : entry.id,
          title: entry.title ?? post.title,
          content: entry.content,
          authorName: entry.authorName,
          authorOrganisationId: entry.authorOrganisationId,
          createdBy: entry.createdBy,
          createdAt: entry.createdAt,
          ...creatorOf(entry),
        },
      ];
    }),
  };
};

const forumsOf = async ({ forums }: SearchDeps) =>
  Array.from((await forums.projection()).entries(), ({ listed }) => listed);

const forumsIn = async (groupId: string, deps: SearchDeps) => {
  if (!(await deps.forumGroups.projection()).get(groupId)) throw new Problem(forumGroupProblems.notFound);
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
