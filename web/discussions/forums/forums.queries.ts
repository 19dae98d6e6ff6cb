import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Forum, ForumGroup } from "../../../shared/discussions/forum.ts";
import { forums, groups } from "../../../shared/discussions/groups.contract.ts";
import { call, callVersioned } from "../../app/client/call.ts";
import { mutationOf, savingOf } from "../../app/client/mutation-of.ts";
import { editKeyOf, keyOf } from "../../app/client/query-key.ts";
import { editOf, queryOf } from "../../app/client/query-of.ts";
import type { ForumForm } from "./forum-form.ts";
import type { GroupForm } from "./group-form.ts";

const groupInput = (id: string) => ({ params: { id }, query: {} });

export const forumQueries = {
  groups: queryOptions({
    ...queryOf(groups.list, { query: { withForums: true } }),
    select: ({ data }) => data,
  }),
  read: (id: string) => queryOf(forums.read, { params: { id } }),
  edit: (id: string) => editOf(forums.read, { params: { id } }),
  editGroup: (id: string) =>
    queryOptions({
      queryKey: editKeyOf(groups.read, groupInput(id)),
      queryFn: async ({ signal }) => {
        const { data, etag } = await callVersioned(groups.read, groupInput(id), { signal });
        return { data: data.data, etag };
      },
    }),
};

interface Removal {
  readonly id: string;
  readonly count: number;
}

const removalInput = ({ id, count }: Removal) => ({ params: { id }, query: { posts: count } });

export interface ForumOrder {
  readonly groupId: string;
  readonly forums: readonly Forum[];
}

export interface GroupOrder {
  readonly parentId: string | null;
  readonly groups: readonly ForumGroup[];
}

/** The endpoint orders subgroups only, so top-level groups are saved one by one with their order. */
const orderGroups = async ({ parentId, groups: ordered }: GroupOrder) => {
  if (parentId !== null) {
    const groupIds = ordered.map(({ id }) => id);
    return call(groups.reorder, { params: { id: parentId }, body: { groupIds } });
  }
  for (const [index, { id, name, ordering }] of ordered.entries()) {
    const place = index + 1;
    if (ordering !== place) {
      await call(groups.update, { params: { id }, body: { name, parentId, ordering: place } });
    }
  }
};

export const forumMutations = {
  save: savingOf(forums, {
    create: (body: ForumForm) => ({ body }),
    update: (body, id) => ({ params: { id }, body }),
  }),
  remove: mutationOf(forums.remove, removalInput),
  reorder: mutationOf(forums.reorder, ({ groupId, forums: ordered }: ForumOrder) => ({
    params: { id: groupId },
    body: { forumIds: ordered.map(({ id }) => id) },
  })),
  saveGroup: savingOf(groups, {
    create: (body: GroupForm) => ({ body }),
    update: (body, id) => ({ params: { id }, body }),
  }),
  removeGroup: mutationOf(groups.remove, removalInput),
  reorderGroups: mutationOptions({ mutationKey: keyOf(groups.reorder), mutationFn: orderGroups }),
};
