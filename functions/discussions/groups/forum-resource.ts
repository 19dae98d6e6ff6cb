import type { ForumGroups, StoredForumGroup } from "../../data/discussions/forum-groups.collection.ts";
import type { Forums, StoredForum } from "../../data/discussions/forums.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { ResourceOptions } from "../../platform/http/resource.ts";

export const forumResource: ResourceOptions<{ readonly forums: Forums }, Stored<StoredForum>> = {
  source: ({ forums }) => forums,
};

/** The rules of a group are given for its own id. */
export const groupResource: ResourceOptions<
  { readonly forumGroups: ForumGroups },
  Stored<StoredForumGroup> & { readonly groupId: string }
> = {
  source: ({ forumGroups }) => ({
    missing: forumGroups.missing,
    keysOf: forumGroups.keysOf,
    entityFrom: (itemAt, id) => {
      const group = forumGroups.entityFrom(itemAt, id);
      return group && { ...group, groupId: group.id };
    },
  }),
};
