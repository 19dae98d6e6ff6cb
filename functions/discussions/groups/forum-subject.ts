import type { ForumGroups, StoredForumGroup } from "../../data/discussions/forum-groups.collection.ts";
import type { Forums, StoredForum } from "../../data/discussions/forums.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { SubjectOptions } from "../../platform/http/subject.ts";

export const forumSubject: SubjectOptions<{ readonly forums: Forums }, Stored<StoredForum>> = {
  source: ({ forums }) => forums,
};

/** A group is what its own rules are for. */
export const groupSubject: SubjectOptions<
  { readonly groups: ForumGroups },
  Stored<StoredForumGroup> & { readonly groupId: string }
> = {
  source: ({ groups }) => ({
    missing: groups.missing,
    keysOf: groups.keysOf,
    entityFrom: (itemAt, id) => {
      const group = groups.entityFrom(itemAt, id);
      return group && { ...group, groupId: group.id };
    },
  }),
};
