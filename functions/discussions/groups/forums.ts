import { ulid } from "ulid";
import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { forumGroupProblems, forumProblems } from "../../../shared/discussions/discussions.problems.ts";
import { forums as contract } from "../../../shared/discussions/groups.contract.ts";
import type { StoredForumGroup } from "../../data/discussions/forum-groups.collection.ts";
import type { StoredForum } from "../../data/discussions/forums.collection.ts";
import type { Stores } from "../../data/stores.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { inOrderOf } from "../../platform/collection/ordering.ts";
import { everything } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import { text } from "../discussions.text.ts";
import { forumResource, groupResource } from "./forum-resource.ts";
import { postsIn, removeForum } from "./remove-forum.ts";
import { shownForums } from "./shown-forums.ts";

const siblingsIn = async (groupId: string, { forums }: Stores) =>
  (await forums.list(listConfig({ limit: MAX_LIMIT }), everything)).data.filter(
    (forum) => forum.groupId === groupId,
  );

const requireGroup = async (id: string, { forumGroups }: Stores) => {
  if (!(await forumGroups.find(id))) throw problemAt(forumGroupProblems.unknown, "groupId");
};

const { reorder, ...own } = contract;

export const forums = implement<typeof own, Stores, Stored<StoredForum>>(
  own,
  {
    read: async ({ resource }, deps) =>
      (await shownForums(deps)).find(({ id }) => id === resource.id) ?? resource,

    create: async ({ body }, deps) => {
      await requireGroup(body.groupId, deps);
      const ordering = body.ordering ?? (await siblingsIn(body.groupId, deps)).length + 1;
      return deps.forums.insert({ ...body, ordering, id: ulid() });
    },

    update: async ({ resource, body }, deps) => {
      await requireGroup(body.groupId, deps);
      return deps.forums.update(resource.id, ({ id, ordering }) => ({ id, ordering, ...body }));
    },

    remove: async ({ resource, query }, deps) => {
      const posts = await postsIn(resource.id, deps);
      if (posts.length > 0 && query.posts !== posts.length) {
        throw new Problem(forumProblems.notEmpty, { current: { posts: posts.length } });
      }
      await removeForum(resource.id, deps, { inTransaction: async () => [await deps.trail.write()] });
    },
  },
  { resource: forumResource },
);

export const forumOrder = implement<
  Pick<typeof contract, "reorder">,
  Stores,
  Stored<StoredForumGroup> & { readonly groupId: string }
>(
  { reorder },
  {
    reorder: async ({ resource, body }, deps) => {
      const siblings = await siblingsIn(resource.id, deps);
      const ordered = inOrderOf(body.forumIds, siblings, { field: "forumIds", unknown: text.unknownForum });
      for (const { id, ordering } of ordered) {
        await deps.forums.update(id, (forum) => ({ ...forum, ordering }));
      }
    },
  },
  { resource: groupResource },
);
