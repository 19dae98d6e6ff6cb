import "./home.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { paths } from "../app/shell/paths.ts";
import { DateText } from "../components/date-text.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { Panel } from "../components/layout/layout.tsx";
import { StatusTag } from "../components/status-tag.tsx";
import { latestDiscussionsQuery } from "./home.queries.ts";
import { discussionsText as text } from "./home.text.ts";

export const LatestDiscussions = () => {
  const { data: posts } = useSuspenseQuery(latestDiscussionsQuery);
  if (posts.length === 0) return <EmptyState text={text.none} />;

  return (
    <Panel as="ul" className="home-list" pad="none">
      {posts.map(({ id, title, unreadCount, lastActivityAt, lastAuthorName, answersCount }) => (
        <li key={id} className="latest-discussion" data-unread={unreadCount > 0}>
          <Link className="lone-link" to={paths.forumPost(id)} title={title}>
            {title}
          </Link>
          {unreadCount > 0 && (
            <StatusTag tone="info" icon="pi-comment">
              {text.unread(unreadCount)}
            </StatusTag>
          )}
          <span className="muted">
            <DateText value={lastActivityAt} />
            {lastAuthorName && ` · ${lastAuthorName}`} · {text.answers(answersCount)}
          </span>
        </li>
      ))}
    </Panel>
  );
};
