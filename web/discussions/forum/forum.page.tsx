import { useSuspenseQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { Link, useNavigate, useParams } from "react-router-dom";
import type { Forum } from "../../../shared/discussions/forum.ts";
import { useViewer } from "../../app/client/session.ts";
import { ListTable } from "../../components/list/list-table.tsx";
import { useList } from "../../components/list/use-list.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { deletedText } from "../deleted/deleted.text.ts";
import { discussionPaths } from "../discussion-paths.ts";
import { discussionsText } from "../discussions.text.ts";
import { forumQueries } from "../forums/forums.queries.ts";
import { useForumRights } from "../forums/use-forum-rights.ts";
import { DiscussionSearch } from "../search/discussion-search.tsx";
import { useReading } from "../use-reading.ts";
import { FollowButton } from "./follow-button.tsx";
import { forumText as text } from "./forum.text.ts";
import { postColumns } from "./post-columns.tsx";
import { postsIn } from "./posts.queries.ts";

const ForumPosts = ({ forum }: { forum: Forum }) => {
  const { id, name, description, groupId, unreadCount = 0 } = forum;
  const navigate = useNavigate();
  const { employeeId } = useViewer();
  const { readForum } = useReading();
  const { mayEdit } = useForumRights();
  const list = useList(postsIn(id));
  const create = (
    <Button
      icon="pi pi-plus"
      label={text.create}
      onClick={() => void navigate(discussionPaths.newPost(id))}
    />
  );

  return (
    <>
      <PageHeader
        title={name}
        meta={
          <>
            <Link className="lone-link" to={discussionPaths.overview}>
              {discussionsText.title}
            </Link>
            {description && ` · ${description}`}
          </>
        }
        action={create}
        more={
          <>
            {employeeId !== null && <FollowButton forumId={id} employeeId={employeeId} />}
            <Button
              text
              icon="pi pi-check"
              label={discussionsText.readAll}
              disabled={unreadCount === 0}
              onClick={() => readForum(id)}
            />
            {mayEdit(groupId) && (
              <Button
                text
                icon="pi pi-trash"
                label={deletedText.open}
                onClick={() => void navigate(discussionPaths.deleted(id))}
              />
            )}
          </>
        }
      />
      <div className="forum-search">
        <DiscussionSearch label={discussionsText.searchForum} forumId={id} />
      </div>
      <ListTable
        {...list}
        label={name}
        hasSearch={false}
        columns={postColumns}
        rowLabel={({ title }) => title}
        rowHref={(post) => discussionPaths.post(post.id)}
        empty={{ text: text.empty, action: create }}
      />
    </>
  );
};

export const ForumPage = () => {
  const { id = "" } = useParams();
  const { data: forum } = useSuspenseQuery(forumQueries.read(id));
  return <ForumPosts key={id} forum={forum} />;
};
