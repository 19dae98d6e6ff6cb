import "./overview.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "../../components/button.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { groupTree } from "../../components/forum-groups/group-tree.ts";
import { Stack } from "../../components/layout/layout.tsx";
import { lazyPart } from "../../components/lazy-part.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { discussionPaths } from "../discussion-paths.ts";
import { discussionsText, overviewText as text } from "../discussions.text.ts";
import { feedText } from "../feed/feed.text.ts";
import { forumQueries } from "../forums/forums.queries.ts";
import { groupsText } from "../forums/forums.text.ts";
import { useForumRights } from "../forums/use-forum-rights.ts";
import { reportsText } from "../reports/reports.text.ts";
import { DiscussionSearch } from "../search/discussion-search.tsx";
import { useReading } from "../use-reading.ts";
import { GroupSection } from "./group-section.tsx";
import { useForumTasks } from "./use-forum-tasks.ts";

const TaskDialog = lazyPart(async () => (await import("./task-dialog.tsx")).TaskDialog);

export const OverviewPage = () => {
  const { data: groups } = useSuspenseQuery(forumQueries.groups);
  const tree = groupTree(groups);
  const navigate = useNavigate();
  const tasks = useForumTasks();
  const { readAll } = useReading();
  const rights = useForumRights();
  const mayEditAll = rights.mayEdit(null);
  const mayEditAny = groups.some(({ id }) => rights.mayEdit(id));
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
            <Button
              text
              icon="pi pi-clock"
              label={feedText.title}
              onClick={() => void navigate(discussionPaths.feed)}
            />
            {mayEditAny && (
              <Button
                text
                icon="pi pi-flag"
                label={reportsText.title}
                onClick={() => void navigate(discussionPaths.reports)}
              />
            )}
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
      {tasks.task && (
        <Suspense>
          <TaskDialog task={tasks.task} onClose={tasks.close} />
        </Suspense>
      )}
    </>
  );
};
