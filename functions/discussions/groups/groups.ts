import { ulid } from "ulid";
import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { forumGroupProblems } from "../../../shared/discussions/discussions.problems.ts";
import type { ForumGroup } from "../../../shared/discussions/forum.ts";
import { groups as contract } from "../../../shared/discussions/groups.contract.ts";
import type { StoredForumGroup } from "../../data/discussions/forum-groups.collection.ts";
import type { Stores } from "../../data/stores.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { inOrderOf } from "../../platform/collection/ordering.ts";
import { everything } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import { text } from "../discussions.text.ts";
import { groupResource } from "./forum-resource.ts";
import { postsIn, removeForum } from "./remove-forum.ts";
import { type ShowingForums, shownForums } from "./shown-forums.ts";

const all = listConfig({ limit: MAX_LIMIT });

const allGroups = async ({ forumGroups }: Stores) => (await forumGroups.list(all, everything)).data;

const withoutVersion = ({ version: _, ...group }: Stored<StoredForumGroup>): StoredForumGroup => group;

const withForums = async (
  groups: readonly StoredForumGroup[],
  deps: ShowingForums,
): Promise<ForumGroup[]> => {
  const forums = await shownForums(deps);
  return groups.map((group) => ({ ...group, forums: forums.filter(({ groupId }) => groupId === group.id) }));
};

const requireParent = async (id: string | null, parentId: string | null, deps: Stores) => {
  if (parentId === null) return;
  const known = new Map((await allGroups(deps)).map((group) => [group.id, group]));
  if (!known.has(parentId)) throw problemAt(forumGroupProblems.unknown, "parentId");
  for (let above: string | null = parentId; above !== null; above = known.get(above)?.parentId ?? null) {
    if (above === id) throw problemAt(forumGroupProblems.insideItself, "parentId");
  }
};

const below = (id: string, groups: readonly StoredForumGroup[]): string[] => [
  id,
  ...groups.filter(({ parentId }) => parentId === id).flatMap((group) => below(group.id, groups)),
];

export const groups = implement<
  typeof contract,
  Stores,
  Stored<StoredForumGroup> & { readonly groupId: string }
>(
  contract,
  {
    list: async ({ query }, deps) => {
      const found = (await allGroups(deps)).map(withoutVersion);
      return { data: query.withForums ? await withForums(found, deps) : found };
    },

    read: async ({ resource, query }, deps) => {
      const { groupId: _, ...stored } = resource;
      const group = withoutVersion(stored);
      const [shown = group] = query.withForums ? await withForums([group], deps) : [group];
      return { data: shown };
    },

    create: async ({ body }, deps) => {
      await requireParent(null, body.parentId, deps);
      const ordering = body.ordering ?? (await allGroups(deps)).length + 1;
      return deps.forumGroups.insert({ ...body, ordering, id: ulid() });
    },

    update: async ({ resource, body }, deps) => {
      await requireParent(resource.id, body.parentId, deps);
      return deps.forumGroups.update(resource.id, ({ id, ordering }) => ({ id, ordering, ...body }));
    },

    remove: async ({ resource, query }, deps) => {
      const groupIds = below(resource.id, await allGroups(deps));
      const forums = (await deps.forums.list(all, everything)).data.filter(({ groupId }) =>
        groupIds.includes(groupId),
      );
      const posts = (await Promise.all(forums.map(({ id }) => postsIn(id, deps)))).flat();
      if (posts.length > 0 && query.posts !== posts.length) {
        throw new Problem(forumGroupProblems.notEmpty, { current: { posts: posts.length } });
      }
      for (const forum of forums) await removeForum(forum.id, deps);
      // Innermost first, so that a run that failed halfway can be repeated.
      for (const id of groupIds.toReversed()) {
        await deps.forumGroups.remove(id, {
          inTransaction: async () => (id === resource.id ? [await deps.trail.write()] : []),
        });
      }
    },

    reorder: async ({ resource, body }, deps) => {
      const siblings = (await allGroups(deps)).filter(({ parentId }) => parentId === resource.id);
      const ordered = inOrderOf(body.groupIds, siblings, { field: "groupIds", unknown: text.unknownGroup });
      for (const { id, ordering } of ordered) {
        await deps.forumGroups.update(id, (group) => ({ ...group, ordering }));
      }
    },
  },
  { resource: groupResource },
);
