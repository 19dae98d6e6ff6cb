import { Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { ForumAnswer } from "../../../../shared/discussions/forum-answer.ts";
import type { ForumPost } from "../../../../shared/discussions/forum-post.ts";
import { EntryAuthor } from "../../../components/answers/entry-author.tsx";
import { EntryBody } from "../../../components/answers/entry-body.tsx";
import { DateText, formatNumber, stampInWords } from "../../../components/date-text.tsx";
import { Row, Text } from "../../../components/layout/layout.tsx";
import { lazyPart } from "../../../components/lazy-part.tsx";
import { RowMenu } from "../../../components/list/row-menu.tsx";
import { Reactions } from "../../../components/reactions/reactions.tsx";
import { StatusTag } from "../../../components/status-tag.tsx";
import { discussionPaths } from "../../discussion-paths.ts";
import { EntryHistory } from "../entry-history.tsx";
import { answerReactions, postQueries } from "../posts.queries.ts";
import { mergeText, postText, solutionText, answerText as text } from "../posts.text.ts";
import { QuoteButton } from "../quotes/quote-button.tsx";
import type { PostRights } from "../use-post-rights.ts";
import { AnswerEdit } from "./answer-edit.tsx";
import { useAnswerActions } from "./use-answer-actions.ts";

const ReportDialog = lazyPart(async () => (await import("../report-dialog.tsx")).ReportDialog);

interface AnswerItemProps {
  post: ForumPost;
  answer: ForumAnswer;
  isNew: boolean;
  isTarget: boolean;
  rights: PostRights;
  onQuote: ((html: string) => void) | undefined;
  onLeave: () => void;
}

const originOf = ({ merged = [] }: ForumPost, { id, mergedFrom }: ForumAnswer) => {
  const former = merged.find((post) => post.id === mergedFrom);
  if (!former) return undefined;
  return former.id === id ? mergeText.wasPost : mergeText.from(former.title);
};

export const AnswerItem = (props: AnswerItemProps) => {
  const { post, answer, isNew, isTarget, rights, onQuote, onLeave } = props;
  const [isEditing, setEditing] = useState(false);
  const [isHistory, setHistory] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const element = useRef<HTMLLIElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const actions = useAnswerActions(post, answer, rights, {
    edit: () => setEditing(true),
    history: () => setHistory(true),
    report: () => setReporting(true),
    leave: onLeave,
  });
  const number = formatNumber(answer.number ?? 0);
  const { title, authorName, modifiedByName } = answer;
  const origin = originOf(post, answer);

  useEffect(() => {
    if (isTarget) element.current?.focus();
  }, [isTarget]);

  return (
    <li
      ref={element}
      className="answer"
      data-target={isTarget}
      tabIndex={-1}
      aria-label={text.name(number, authorName ?? text.nobody)}
    >
      <Row className="answer-head" align="center" spread>
        <p className="answer-meta muted">
          <Link
            className="lone-link"
            to={discussionPaths.answer(answer.postId, answer.id)}
            preventScrollReset
            aria-label={text.linkTo(number)}
          >
            {text.number(number)}
          </Link>{" "}
          <EntryAuthor entry={answer} /> · <DateText value={answer.createdAt} />
          {origin && ` · ${origin}`}
        </p>
        {post.solution?.id === answer.id && (
          <StatusTag tone="success" icon="pi-check-circle">
            {solutionText.title}
          </StatusTag>
        )}
        {isNew && <StatusTag tone="info">{text.fresh}</StatusTag>}
        <Row className="answer-actions">
          {onQuote && (
            <QuoteButton
              entry={answer}
              name={text.short(number)}
              address={discussionPaths.answer(answer.postId, answer.id)}
              body={body}
              onQuote={onQuote}
            />
          )}
          <RowMenu label={text.name(number, authorName ?? text.nobody)} actions={actions} />
        </Row>
      </Row>
      {isEditing ? (
        <AnswerEdit answer={answer} onClose={() => setEditing(false)} />
      ) : (
        <>
          {title && <h3 className="answer-title">{title}</h3>}
          <EntryBody entry={answer} textRef={body} />
        </>
      )}
      {answer.reactions && (
        <Reactions
          name={text.short(number)}
          id={answer.id}
          of={answerReactions}
          reactions={answer.reactions}
        />
      )}
      {modifiedByName && (
        <Text className="muted">{postText.editedBy(modifiedByName, stampInWords(answer.modifiedAt))}</Text>
      )}
      {isReporting && (
        <Suspense>
          <ReportDialog
            name={text.short(number)}
            postId={post.id}
            answerId={answer.id}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
      {isHistory && (
        <EntryHistory
          history={postQueries.answerHistory(answer.id)}
          authorName={authorName}
          onClose={() => setHistory(false)}
        />
      )}
    </li>
  );
};
