import "./posts.css";
import { usePrefetchQuery, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Suspense, useId, useMemo, useRef, useState } from "react";
import { Link, useNavigate, useParams } from "react-router-dom";
import { postProblems } from "../../../shared/discussions/discussions.problems.ts";
import type { ForumAnswer } from "../../../shared/discussions/forum-answer.ts";
import type { ForumPost } from "../../../shared/discussions/forum-post.ts";
import { isProblem } from "../../app/client/api-problem.ts";
import { useViewer } from "../../app/client/session.ts";
import { announcementWords } from "../../components/announcement-words.ts";
import { AnswerEditor, AnswerEditorSkeleton } from "../../components/answers/answer-editor.tsx";
import { EntryAuthor } from "../../components/answers/entry-author.tsx";
import { EntryBody } from "../../components/answers/entry-body.tsx";
import { Button } from "../../components/button.tsx";
import { DateText, formatNumber, stampInWords } from "../../components/date-text.tsx";
import { Panel, Row, Text } from "../../components/layout/layout.tsx";
import { lazyPart } from "../../components/lazy-part.tsx";
import { RowMenu } from "../../components/list/row-menu.tsx";
import { useListConfig } from "../../components/list/use-list.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { PageSkeleton } from "../../components/page-skeleton.tsx";
import { officesQuery } from "../../components/people/offices.queries.ts";
import { Reactions } from "../../components/reactions/reactions.tsx";
import { Region } from "../../components/region.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { useAddressParameters } from "../../components/use-address-parameters.ts";
import { useLetterKeys } from "../../components/use-letter-keys.ts";
import { discussionPaths } from "../discussion-paths.ts";
import { AnswerList } from "./answers/answer-list.tsx";
import { TARGET } from "./answers/use-answers.ts";
import { EntryHistory } from "./entry-history.tsx";
import { FollowButton } from "./follow-button.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { Poll } from "./polls/poll.tsx";
import { postQueries, postReactions } from "./posts.queries.ts";
import { answerText, postFields, solutionText, postText as text } from "./posts.text.ts";
import { QuoteButton } from "./quotes/quote-button.tsx";
import { useDeferredQuoting } from "./use-deferred-quoting.ts";
import { usePostActions } from "./use-post-actions.ts";
import { usePostRights } from "./use-post-rights.ts";
import { WhereMerged } from "./where-merged.tsx";

const MergeDialog = lazyPart(async () => (await import("./merge-dialog.tsx")).MergeDialog);
const ReportDialog = lazyPart(async () => (await import("./report-dialog.tsx")).ReportDialog);

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

/** Fetches answers in parallel with the post. */
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

const Solution = ({ answer }: { answer: ForumAnswer }) => {
  const title = useId();

  return (
    <Panel as="section" className="solution" aria-labelledby={title}>
      <h2 id={title}>
        <i className="pi pi-check-circle" aria-hidden="true" /> {solutionText.title}
      </h2>
      <Text className="muted">
        <Link to={discussionPaths.answer(answer.postId, answer.id)}>
          {answerText.short(formatNumber(answer.number ?? 0))}
        </Link>
        {" · "}
        <EntryAuthor entry={answer} />
      </Text>
      <EntryBody entry={answer} textRef={null} />
    </Panel>
  );
};

/** Goes back, or to the forum; ignored while the viewer types before the editor is loaded. */
const useBackKey = (forumId: string, isWriting: () => boolean) => {
  const navigate = useNavigate();
  const keys = useMemo(
    () => ({
      u: () => {
        if (isWriting()) return;
        const state = window.history.state as { readonly idx?: number } | null;
        void (state?.idx ? navigate(-1) : navigate(discussionPaths.forum(forumId)));
      },
    }),
    [navigate, forumId, isWriting],
  );
  useLetterKeys(keys);
};

const Discussion = ({ post }: { post: ForumPost }) => {
  const { id } = post;
  // Suspends, since a line that grows when a name arrives would move the rest.
  useSuspenseQuery(officesQuery);
  const { employeeId } = useViewer();
  const rights = usePostRights(post);
  const { actions, opened, close } = usePostActions(post, rights);
  const body = useRef<HTMLDivElement>(null);
  const { ref, isWaiting, focus, quote } = useDeferredQuoting();
  useBackKey(post.forumId, isWaiting);
  const navigate = useNavigate();
  // The discussion may have been merged into another one.
  const openAnswer = (answer: ForumAnswer) =>
    navigate(discussionPaths.answer(answer.postId, answer.id), { preventScrollReset: true });

  return (
    <div className="discussion">
      <PageHeader
        title={post.title}
        meta={<EntryMeta entry={post} />}
        action={
          <>
            {employeeId !== null && <FollowButton post={post} />}
            {!post.closed && <Button icon="pi pi-reply" label={text.answer} onClick={focus} />}
            <RowMenu label={post.title} actions={actions} />
          </>
        }
      />
      <PostStates post={post} mayEdit={rights.mayEdit(post)} />
      <EntryBody entry={post} textRef={body} />
      <Row className="post-actions" align="center">
        {post.reactions && (
          <Reactions name={text.name} id={id} of={postReactions} reactions={post.reactions} />
        )}
        {post.content && !post.closed && (
          <QuoteButton
            entry={post}
            name={text.name}
            address={discussionPaths.post(id)}
            body={body}
            onQuote={quote}
          />
        )}
      </Row>
      {post.questionnaire && (
        <Poll postId={post.id} poll={post.questionnaire} mayManage={rights.mayEdit(post)} />
      )}
      {post.solution && <Solution answer={post.solution} />}
      <AnswerList post={post} rights={rights} onQuote={quote} />
      {post.closed ? (
        <Row as="p" className="muted" align="center">
          <i className="pi pi-lock" aria-hidden="true" /> {text.closedNote}
        </Row>
      ) : (
        <Region part fallback={<AnswerEditorSkeleton />}>
          <AnswerEditor ref={ref} postId={post.id} onSent={openAnswer} />
        </Region>
      )}
      {opened === "move" && <MoveDialog post={post} onClose={close} />}
      {opened === "merge" && (
        <Suspense>
          <MergeDialog post={post} onClose={close} />
        </Suspense>
      )}
      {opened === "report" && (
        <Suspense>
          <ReportDialog name={text.name} postId={id} answerId={null} onClose={close} />
        </Suspense>
      )}
      {opened === "history" && (
        <EntryHistory history={postQueries.history(id)} authorName={post.authorName} onClose={close} />
      )}
    </div>
  );
};

const Sought = ({ id }: { id: string }) => {
  const { data: post, error } = useQuery({
    ...postQueries.read(id),
    throwOnError: (problem, { state }) =>
      state.data === undefined && !isProblem(problem, postProblems.notFound),
  });
  if (post) return <Discussion post={post} />;
  return error ? <WhereMerged id={id} /> : <PageSkeleton />;
};

export const PostPage = () => {
  const { id = "" } = useParams();
  usePrefetchQuery(officesQuery);

  return (
    <>
      <AnswersPrefetch postId={id} />
      <Sought key={id} id={id} />
    </>
  );
};
