import { Link } from "react-router-dom";
import type { Forum } from "../../../shared/discussions/forum.ts";
import { DateText } from "../../components/date-text.tsx";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { discussionPaths } from "../discussion-paths.ts";
import { discussionsText } from "../discussions.text.ts";
import { UnreadCount } from "../unread-count.tsx";
import { overviewText as text } from "./overview.text.ts";
import type { ForumTasks } from "./use-forum-tasks.ts";

interface ForumRowProps {
  forum: Forum;
  tasks: ForumTasks;
}

export const ForumRow = ({ forum, tasks }: ForumRowProps) => {
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
