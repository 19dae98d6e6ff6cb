import "./posts.css";
import { usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useRef, useState } from "react";
import { Link, useParams } from "react-router-dom";
import type { ForumPost } from "../../../shared/discussions/forum-post.ts";
import { useViewer } from "../../app/client/session.ts";
import { announcementWords } from "../../components/announcement-words.ts";
import { DateText, stampInWords } from "../../components/date-text.tsx";
import { Row } from "../../components/layout/row.tsx";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { useListConfig } from "../../components/list/use-list.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { officesQuery } from "../../components/people/offices.queries.ts";
import { Region } from "../../components/region.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { useAddressParameters } from "../../components/use-address-parameters.ts";
import { discussionPaths } from "../discussion-paths.ts";
import { AnswerEditor, AnswerEditorSkeleton, type Quoting } from "./answers/answer-editor.tsx";
import { AnswerList } from "./answers/answer-list.tsx";
import { TARGET } from "./answers/use-answers.ts";
import { EntryAuthor } from "./entry-author.tsx";
import { EntryBody } from "./entry-body.tsx";
import { EntryHistory } from "./entry-history.tsx";
import { FollowButton } from "./follow-button.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { Poll } from "./polls/poll.tsx";
import { postQueries } from "./posts.queries.ts";
import { postFields, postText as text } from "./posts.text.ts";
import { QuoteButton } from "./quotes/quote-button.tsx";
import { usePostActions } from "./use-post-actions.ts";
import { usePostRights } from "./use-post-rights.ts";

const PagePrefetch = ({ postId }: { postId: string }) => {
  const { fields, sort } = postQueries.answers(postId);
  const [config] = useListConfig(fields, sort);
  usePrefetchQuery(postQueries.answersPage(postId, config));
  return null;
};

const PositionPrefetch = ({ answerId }: { answerId: string }) => {
  usePrefetchQuery(postQueries.position(answerId));
  return null;
};

/** Asks for what the answers need together with the post, not after it. */
const AnswersPrefetch = ({ postId }: { postId: string }) => {
  const [parameters] = useAddressParameters();
  const target = parameters.get(TARGET);
  return target === null ? <PagePrefetch postId={postId} /> : <PositionPrefetch answerId={target} />;
};

const EntryMeta = ({ entry }: { entry: ForumPost }) => {
  const { forum, forumId, createdAt, modifiedAt, modifiedByName } = entry;

  return (
    <>
      <EntryAuthor entry={entry} />
      {" · "}
      <DateText value={createdAt} />
      {forum && (
        <>
          {" · "}
          <Link to={discussionPaths.forum(forumId)}>{forum.name}</Link>
        </>
      )}
      {modifiedByName && ` · ${text.editedBy(modifiedByName, stampInWords(modifiedAt))}`}
    </>
  );
};

const PostStates = ({ post, mayEdit }: { post: ForumPost; mayEdit: boolean }) => {
  const { sticky, closed } = post;
  const [now] = useState(() => new Date());
  const told = mayEdit && announcementWords(post, now);
  if (!sticky && !closed && !told) return null;

  return (
    <Row className="post-states" align="center">
      {told && <span className="muted">{told}</span>}
      {sticky && (
        <StatusTag tone="info" icon="pi-thumbtack">
          {postFields.sticky}
        </StatusTag>
      )}
      {closed && (
        <StatusTag tone="neutral" icon="pi-lock">
          {postFields.closed}
        </StatusTag>
      )}
    </Row>
  );
};

const Discussion = ({ id }: { id: string }) => {
  const { data: post } = useSuspenseQuery(postQueries.read(id));
  // A line that gets longer when a name arrives would move the rest.
  useSuspenseQuery(officesQuery);
  const { employeeId } = useViewer();
  const rights = usePostRights(post);
  const { actions, opened, close } = usePostActions(post, rights);
  const body = useRef<HTMLDivElement>(null);
  const editor = useRef<Quoting>(null);
  const quote = (html: string) => editor.current?.quote(html);

  return (
    <div className="discussion">
      <PageHeader
        title={post.title}
        meta={<EntryMeta entry={post} />}
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
