import "./posts.css";
import { usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useRef } from "react";
import { useParams } from "react-router-dom";
import { useViewer } from "../../app/client/session.ts";
import { Row } from "../../components/layout/row.tsx";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { officesQuery } from "../../components/people/offices.queries.ts";
import { Region } from "../../components/region.tsx";
import { AnswerEditor, type Quoting } from "./answers/answer-editor.tsx";
import { AnswerEditorSkeleton } from "./answers/answer-editor-skeleton.tsx";
import { AnswerList } from "./answers/answer-list.tsx";
import { AnswersPrefetch } from "./answers/answers-prefetch.tsx";
import { EntryBody } from "./entry-body.tsx";
import { EntryHistory } from "./entry-history.tsx";
import { EntryMeta } from "./entry-meta.tsx";
import { FollowButton } from "./follow/follow-button.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { Poll } from "./polls/poll.tsx";
import { PostStates } from "./post-states.tsx";
import { postQueries } from "./posts.queries.ts";
import { postText as text } from "./posts.text.ts";
import { QuoteButton } from "./quotes/quote-button.tsx";
import { usePostActions } from "./use-post-actions.ts";
import { usePostRights } from "./use-post-rights.ts";

const Discussion = ({ id }: { id: string }) => {
  const { data: post } = useSuspenseQuery(postQueries.read(id));
  // A line that gets longer when a name arrives would move the rest.
  useSuspenseQuery(officesQuery);
  const { employeeId } = useViewer();
  const rights = usePostRights(post.forumId);
  const { actions, opened, close } = usePostActions(post, rights);
  const body = useRef<HTMLDivElement>(null);
  const editor = useRef<Quoting>(null);
  const quote = (html: string) => editor.current?.quote(html);

  return (
    <div className="discussion">
      <PageHeader
        title={post.title}
        meta={<EntryMeta entry={post} forumId={post.forumId} />}
        action={
          <>
            {employeeId !== null && <FollowButton post={post} />}
            {!post.closed && (
              <Button icon="pi pi-reply" label={text.answer} onClick={() => editor.current?.focus()} />
            )}
            <RowMenu label={post.title} actions={actions} />
          </>
        }
      />
      <PostStates post={post} mayEdit={rights.mayEdit(post)} />
      <EntryBody entry={post} textRef={body} />
      {post.content && !post.closed && (
        <Row className="post-actions">
          <QuoteButton entry={post} name={text.name} body={body} onQuote={quote} />
        </Row>
      )}
      {post.questionnaire && (
        <Poll postId={post.id} poll={post.questionnaire} mayManage={rights.mayEdit(post)} />
      )}
      <AnswerList post={post} rights={rights} onQuote={quote} />
      {post.closed ? (
        <Row as="p" className="muted" align="center">
          <i className="pi pi-lock" aria-hidden="true" /> {text.closedNote}
        </Row>
      ) : (
        <Region part fallback={<AnswerEditorSkeleton />}>
          <AnswerEditor ref={editor} postId={post.id} />
        </Region>
      )}
      {opened === "move" && <MoveDialog post={post} onClose={close} />}
      {opened === "history" && (
        <EntryHistory history={postQueries.history(id)} authorName={post.authorName} onClose={close} />
      )}
    </div>
  );
};

export const PostPage = () => {
  const { id = "" } = useParams();
  usePrefetchQuery(officesQuery);

  return (
    <>
      <AnswersPrefetch postId={id} />
      <Discussion key={id} id={id} />
    </>
  );
};
