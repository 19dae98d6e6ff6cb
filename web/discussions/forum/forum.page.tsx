import "../discussions.css";
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "react-router-dom";
import type { Forum } from "../../../shared/discussions/forum.ts";
import { posts } from "../../../shared/discussions/posts.contract.ts";
import { listOf } from "../../app/client/list-of.ts";
import { useViewer } from "../../app/client/session.ts";
import { Button } from "../../components/button.tsx";
import { forumSettingsQuery, saveForumSettings } from "../../components/forum-settings.queries.ts";
import { ListTable } from "../../components/list/list-table.tsx";
import { useList } from "../../components/list/use-list.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { commonText } from "../../components/words.text.ts";
import { discussionPaths } from "../discussion-paths.ts";
import { discussionsText } from "../discussions.text.ts";
import { forumQueries } from "../forums/forums.queries.ts";
import { useForumRights } from "../forums/use-forum-rights.ts";
import { DiscussionSearch } from "../search/discussion-search.tsx";
import { useReading } from "../use-reading.ts";
import { forumText as text } from "./forum.text.ts";
import { postColumns } from "./post-columns.tsx";

const FollowButton = ({ forumId, employeeId }: { forumId: string; employeeId: string }) => {
  const client = useQueryClient();
  const toasts = useToasts();
  const query = forumSettingsQuery(employeeId);
  const { data: settings = [] } = useQuery(query);
  const setting = settings.find((one) => one.forumId === forumId);
  const follows = setting?.active ?? false;
  const save = useMutation({
    mutationFn: (active: boolean) => saveForumSettings(employeeId, [{ forumId, employeeId, active }]),
    onSuccess: (settled, active) => {
      client.setQueryData(query.queryKey, settled);
      toasts.success(active ? text.followed : text.unfollowed);
    },
    onError: toasts.problem,
  });

  return (
    <Button
      text
      icon={`pi ${follows ? "pi-bell-slash" : "pi-bell"}`}
      label={follows ? text.unfollow : text.follow}
      // A disallowed notification can still be switched off.
      disabled={!setting || save.isPending || (!setting.isAllowed && !follows)}
      onClick={() => save.mutate(!follows)}
    />
  );
};

const postsIn = (forumId: string) =>
  listOf(posts.list, { params: { id: forumId }, sort: "lastActivityAt:desc" });

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
                label={commonText.trash}
                onClick={() => void navigate(discussionPaths.deletedIn(name))}
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
