import { Link } from "react-router-dom";
import type { Forum } from "../../../shared/discussions/forum.ts";
import { DateText } from "../../components/date-text.tsx";
import type { GroupNode } from "../../components/forum-groups/group-tree.ts";
import { Panel, Row, Stack } from "../../components/layout/layout.tsx";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { discussionPaths } from "../discussion-paths.ts";
import { discussionsText, overviewText as text } from "../discussions.text.ts";
import { UnreadCount } from "../unread-count.tsx";
import type { ForumTasks } from "./use-forum-tasks.ts";

const ForumRow = ({ forum, tasks }: { forum: Forum; tasks: ForumTasks }) => {
  const { id, name, description, postsCount = 0, unreadCount = 0, latest } = forum;

  return (
    <li className="forum-row" data-unread={unreadCount > 0}>
      <div className="forum-name">
        <h3>
          <Link className="lone-link" to={discussionPaths.forum(id)}>
            {name}
          </Link>
          {unreadCount > 0 && (
            <UnreadCount words={discussionsText.unread(unreadCount)}>
              {discussionsText.news(unreadCount)}
            </UnreadCount>
          )}
        </h3>
        {description && <p className="muted">{description}</p>}
      </div>
      <p className="forum-posts muted">{postsCount > 0 && text.posts(postsCount)}</p>
      <div className="forum-latest">
        {latest ? (
          <>
            <Link className="lone-link" to={discussionPaths.post(latest.postId)}>
              {latest.title}
            </Link>
            <span className="muted">
              <DateText value={latest.createdAt} />
              {latest.authorName && ` · ${latest.authorName}`}
            </span>
          </>
        ) : (
          <span className="muted">{text.noPosts}</span>
        )}
      </div>
      <div className="forum-menu">
        <RowMenu label={name} actions={tasks.forumActions(forum)} />
      </div>
    </li>
  );
};

interface GroupSectionProps {
  node: GroupNode;
  tasks: ForumTasks;
  above?: string;
}

export const GroupSection = ({ node, tasks, above = "" }: GroupSectionProps) => {
  const { group, below } = node;
  const { name, forums = [] } = group;

  return (
    <>
      <Stack as="section" gap={2} aria-label={above + name}>
        <Row className="group-head" align="center" spread>
          <h2>
            {above && <span className="muted">{above}</span>}
            {name}
          </h2>
          <RowMenu label={name} actions={tasks.groupActions(node)} />
        </Row>
        {forums.length > 0 ? (
          <Panel as="ul" pad="none" aria-label={text.forumsOf(name)}>
            {forums.map((forum) => (
              <ForumRow key={forum.id} forum={forum} tasks={tasks} />
            ))}
          </Panel>
        ) : (
          below.length === 0 && <p className="muted">{text.emptyGroup}</p>
        )}
      </Stack>
      {below.map((lower) => (
        <GroupSection key={lower.group.id} node={lower} tasks={tasks} above={`${above}${name} › `} />
      ))}
    </>
  );
};
