import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { formatDateTime } from "../../../../shared/dates/dates.ts";
import type { ForumAnswer } from "../../../../shared/discussions/forum-answer.ts";
import { DateText, formatNumber } from "../../../components/date-text.tsx";
import { Row } from "../../../components/layout/row.tsx";
import { RowMenu } from "../../../components/list/row-menu.tsx";
import { StatusTag } from "../../../components/status-tag.tsx";
import { discussionPaths } from "../../discussion-paths.ts";
import { EntryAuthor } from "../entry-author.tsx";
import { EntryBody } from "../entry-body.tsx";
import { EntryHistory } from "../entry-history.tsx";
import { postQueries } from "../posts.queries.ts";
import { postText, answerText as text } from "../posts.text.ts";
import { QuoteButton } from "../quotes/quote-button.tsx";
import type { PostRights } from "../use-post-rights.ts";
import { AnswerEdit } from "./answer-edit.tsx";
import { useAnswerActions } from "./use-answer-actions.ts";

interface AnswerItemProps {
  answer: ForumAnswer;
  isNew: boolean;
  isTarget: boolean;
  rights: PostRights;
  onQuote: ((html: string) => void) | undefined;
}

type Opened = "edit" | "history";

export const AnswerItem = (props: AnswerItemProps) => {
  const { answer, isNew, isTarget, rights, onQuote } = props;
  const [opened, setOpened] = useState<Opened>();
  const element = useRef<HTMLLIElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const actions = useAnswerActions(answer, rights, setOpened);
  const number = formatNumber(answer.number ?? 0);
  const { authorName, modifiedByName } = answer;
  const close = () => setOpened(undefined);

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
          <EntryAuthor entry={answer} /> · <DateText value={answer.createdAt} show="dateTime" />
        </p>
        {isNew && <StatusTag tone="info">{text.fresh}</StatusTag>}
        <Row className="answer-actions">
          {onQuote && <QuoteButton entry={answer} name={text.short(number)} body={body} onQuote={onQuote} />}
          <RowMenu label={text.name(number, authorName ?? text.nobody)} actions={actions} />
        </Row>
      </Row>
      {opened === "edit" ? (
        <AnswerEdit answer={answer} onClose={close} />
      ) : (
        <EntryBody entry={answer} textRef={body} />
      )}
      {modifiedByName && (
        <p className="muted answer-edited">
          {postText.editedBy(modifiedByName, formatDateTime(answer.modifiedAt))}
        </p>
      )}
      {opened === "history" && (
        <EntryHistory
          history={postQueries.answerHistory(answer.id)}
          authorName={authorName}
          onClose={close}
        />
      )}
    </li>
  );
};
