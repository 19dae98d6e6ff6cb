import "./overview.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { EmptyState } from "../../components/empty-state.tsx";
import { OrderDialog } from "../../components/form/order/order-dialog.tsx";
import { groupTree } from "../../components/forum-groups/group-tree.ts";
import { Stack } from "../../components/layout/stack.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { discussionsText, overviewText as text } from "../discussions.text.ts";
import { ForumDialog } from "../forums/forum-dialog.tsx";
import { forumMutations, forumQueries } from "../forums/forums.queries.ts";
import { forumsText, groupsText } from "../forums/forums.text.ts";
import { GroupDialog } from "../forums/group-dialog.tsx";
import { useForumRights } from "../forums/use-forum-rights.ts";
import { DiscussionSearch } from "../search/discussion-search.tsx";
import { useReading } from "../use-reading.ts";
import { GroupSection } from "./group-section.tsx";
import { type Task, useForumTasks } from "./use-forum-tasks.ts";

const TaskDialog = ({ task, onClose }: { task: Task; onClose: () => void }) => {
  switch (task.kind) {
    case "group":
      return <GroupDialog stored={task.stored} parentId={task.parentId} onClose={onClose} />;
    case "forum":
      return <ForumDialog stored={task.stored} groupId={task.groupId} onClose={onClose} />;
    case "groupOrder":
      return (
        <OrderDialog
          title={task.parentId === null ? groupsText.order : groupsText.orderBelow}
          items={task.groups}
          saving={forumMutations.reorderGroups}
          orderOf={(groups) => ({ parentId: task.parentId, groups })}
          onClose={onClose}
        />
      );
    case "forumOrder":
      return (
        <OrderDialog
          title={forumsText.order}
          items={task.forums}
          saving={forumMutations.reorder}
          orderOf={(forums) => ({ groupId: task.groupId, forums })}
          onClose={onClose}
        />
      );
  }
};

export const OverviewPage = () => {
  const { data: groups } = useSuspenseQuery(forumQueries.groups);
  const tree = groupTree(groups);
  const tasks = useForumTasks();
  const { readAll } = useReading();
  const mayEditAll = useForumRights().mayEdit(null);
  const hasNews = groups.some(({ forums = [] }) => forums.some(({ unreadCount = 0 }) => unreadCount > 0));
  const create = mayEditAll && (
    <Button
      icon="pi pi-plus"
      label={groupsText.create}
      onClick={() => tasks.begin({ kind: "group", parentId: null })}
    />
  );

  return (
    <>
      <PageHeader
        title={discussionsText.title}
        action={create}
        more={
          <>
            {mayEditAll && tree.length > 1 && (
              <Button
                text
                icon="pi pi-sort-alt"
                label={groupsText.order}
                onClick={() =>
                  tasks.begin({ kind: "groupOrder", parentId: null, groups: tree.map(({ group }) => group) })
                }
              />
            )}
            <Button
              text
              icon="pi pi-check"
              label={discussionsText.readAll}
              disabled={!hasNews}
              onClick={readAll}
            />
          </>
        }
      />
      {tree.length === 0 ? (
        <EmptyState text={text.empty} action={create} />
      ) : (
        <Stack gap={6}>
          <DiscussionSearch label={discussionsText.search} />
          {tree.map((node) => (
            <GroupSection key={node.group.id} node={node} tasks={tasks} />
          ))}
        </Stack>
      )}
      {tasks.task && <TaskDialog task={tasks.task} onClose={tasks.close} />}
    </>
  );
};
