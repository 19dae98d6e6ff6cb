import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { forumGroupProblems, forumProblems } from "../../../shared/discussions/discussions.problems.ts";
import type { Forum, ForumGroup } from "../../../shared/discussions/forum.ts";
import { isProblem } from "../../app/client/api-problem.ts";
import type { Versioned } from "../../app/client/call.ts";
import { hasTypes } from "../../app/client/has-types.ts";
import { readNow } from "../../app/client/query-of.ts";
import { type GroupNode, postsIn } from "../../components/forum-groups/group-tree.ts";
import type { RowAction } from "../../components/list/list-column.ts";
import { useToasts } from "../../components/toasts.tsx";
import { useCountedRemoval } from "../../components/use-counted-removal.ts";
import { discussionsText } from "../discussions.text.ts";
import { type ForumOrder, forumMutations, forumQueries, type GroupOrder } from "../forums/forums.queries.ts";
import { forumsText, groupsText } from "../forums/forums.text.ts";
import { useForumRights } from "../forums/use-forum-rights.ts";
import { useReading } from "../use-reading.ts";

export type Task =
  | { readonly kind: "group"; readonly stored?: Versioned<ForumGroup>; readonly parentId: string | null }
  | { readonly kind: "forum"; readonly stored?: Versioned<Forum>; readonly groupId: string }
  | ({ readonly kind: "groupOrder" } & GroupOrder)
  | ({ readonly kind: "forumOrder" } & ForumOrder);

const postsNow = (error: unknown): number | undefined =>
  isProblem(error, forumProblems.notEmpty, forumGroupProblems.notEmpty) &&
  hasTypes(error.current, { posts: "number" })
    ? error.current.posts
    : undefined;

const when = (isOffered: boolean, action: RowAction): RowAction[] => (isOffered ? [action] : []);

export const useForumTasks = () => {
  const client = useQueryClient();
  const toasts = useToasts();
  const [task, setTask] = useState<Task>();
  const { mayEdit, mayRemove } = useForumRights();
  const { readForum } = useReading();
  const removeForum = useCountedRemoval({
    removing: forumMutations.remove,
    text: forumsText,
    countNow: postsNow,
  });
  const removeGroup = useCountedRemoval({
    removing: forumMutations.removeGroup,
    text: groupsText,
    countNow: postsNow,
  });

  const begin = (reading: Promise<Task>) => void reading.then(setTask, toasts.problem);
  const editGroup = async (id: string): Promise<Task> => {
    const stored = await client.query({ ...forumQueries.editGroup(id), ...readNow });
    return { kind: "group", stored, parentId: stored.data.parentId };
  };
  const editForum = async (id: string): Promise<Task> => {
    const stored = await client.query({ ...forumQueries.edit(id), ...readNow });
    return { kind: "forum", stored, groupId: stored.data.groupId };
  };

  return {
    task,
    begin: setTask,
    close: () => setTask(undefined),

    groupActions: (node: GroupNode): RowAction[] => {
      const { group, below } = node;
      const { id, name, forums = [] } = group;
      const editing: RowAction[] = [
        { label: forumsText.create, icon: "pi-plus", run: () => setTask({ kind: "forum", groupId: id }) },
        {
          label: groupsText.createBelow,
          icon: "pi-folder-plus",
          run: () => setTask({ kind: "group", parentId: id }),
        },
        { label: groupsText.edit, icon: "pi-pencil", run: () => begin(editGroup(id)) },
        ...when(forums.length > 1, {
          label: forumsText.order,
          icon: "pi-sort-alt",
          run: () => setTask({ kind: "forumOrder", groupId: id, forums }),
        }),
        ...when(below.length > 1, {
          label: groupsText.orderBelow,
          icon: "pi-sort-alt",
          run: () => setTask({ kind: "groupOrder", parentId: id, groups: below.map((lower) => lower.group) }),
        }),
      ];
      return [
        ...(mayEdit(id) ? editing : []),
        ...when(mayRemove(id), {
          label: groupsText.remove,
          icon: "pi-trash",
          danger: true,
          run: () => removeGroup({ id, name }, postsIn(node)),
        }),
      ];
    },

    forumActions: ({ id, name, groupId, postsCount = 0, unreadCount = 0 }: Forum): RowAction[] => [
      ...when(unreadCount > 0, {
        label: discussionsText.readAll,
        icon: "pi-check",
        run: () => readForum(id),
      }),
      ...when(mayEdit(groupId), {
        label: forumsText.edit,
        icon: "pi-pencil",
        run: () => begin(editForum(id)),
      }),
      ...when(mayRemove(groupId), {
        label: forumsText.remove,
        icon: "pi-trash",
        danger: true,
        run: () => removeForum({ id, name }, postsCount),
      }),
    ],
  };
};

export type ForumTasks = ReturnType<typeof useForumTasks>;
