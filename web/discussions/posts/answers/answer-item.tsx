import { useMutation } from "@tanstack/react-query";
import { Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { ForumAnswer } from "../../../../shared/discussions/forum-answer.ts";
import type { ForumPost } from "../../../../shared/discussions/forum-post.ts";
import { useConfirm } from "../../../components/confirm-action.tsx";
import { DateText, formatNumber, stampInWords } from "../../../components/date-text.tsx";
import { Row } from "../../../components/layout/row.tsx";
import { Text } from "../../../components/layout/text.tsx";
import { lazyPart } from "../../../components/lazy-part.tsx";
import type { RowAction } from "../../../components/list/list-column.ts";
import { RowMenu } from "../../../components/list/row-menu.tsx";
import { StatusTag } from "../../../components/status-tag.tsx";
import { useToasts } from "../../../components/toasts.tsx";
import { commonText } from "../../../components/words.text.ts";
import { discussionPaths } from "../../discussion-paths.ts";
import { EntryAuthor } from "../entry-author.tsx";
import { EntryBody } from "../entry-body.tsx";
import { EntryHistory } from "../entry-history.tsx";
import { answerMutations, postMutations, postQueries } from "../posts.queries.ts";
import { postText, reportText, solutionText, answerText as text } from "../posts.text.ts";
import { QuoteButton } from "../quotes/quote-button.tsx";
import { Reactions } from "../reactions.tsx";
import type { PostRights } from "../use-post-rights.ts";
import { AnswerEdit } from "./answer-edit.tsx";

const ReportDialog = lazyPart(async () => (await import("../report-dialog.tsx")).ReportDialog);

const useSolving = (post: ForumPost, answer: ForumAnswer): RowAction => {
  const toasts = useToasts();
  const { mutate } = useMutation(postMutations.solve);
  const isSolution = post.solution?.id === answer.id;

  return {
    label: isSolution ? solutionText.unmark : solutionText.mark,
    icon: "pi-check-circle",
    run: () =>
      mutate(
        { id: post.id, answerId: isSolution ? null : answer.id },
        {
          onSuccess: () => toasts.success(isSolution ? solutionText.unmarked : solutionText.marked),
          onError: toasts.problem,
        },
      ),
  };
};

const useAnswerActions = (
  post: ForumPost,
  answer: ForumAnswer,
  rights: PostRights,
  on: Readonly<Record<"edit" | "history" | "report" | "leave", () => void>>,
): RowAction[] => {
  const toasts = useToasts();
  const confirm = useConfirm();
  const removing = useMutation(answerMutations.remove);
  const restoring = useMutation(answerMutations.restore);
  const solving = useSolving(post, answer);
  const mayEdit = rights.mayEdit(answer);

  const restore = () => void restoring.mutateAsync(answer.id).catch(toasts.problem);
  const remove = async () => {
    on.leave();
    await removing.mutateAsync(answer.id);
    if (mayEdit) toasts.undo(text.removed, restore);
    else toasts.success(text.removed);
  };
  const ask = () =>
    confirm({
      title: text.removeTitle,
      text: text.removeWarning(answer.authorName ?? text.nobody),
      verb: commonText.remove,
      danger: true,
      run: remove,
    });

  return [
    ...(rights.mayEdit(post) ? [solving] : []),
    ...(mayEdit ? [{ label: commonText.edit, icon: "pi-pencil", run: on.edit }] : []),
    ...(mayEdit && answer.modifiedByName !== null
      ? [{ label: postText.history, icon: "pi-history", run: on.history }]
      : []),
    ...(rights.isOwn(answer) ? [] : [{ label: reportText.act, icon: "pi-flag", run: on.report }]),
    ...(rights.mayDelete(answer)
      ? [
          {
            label: commonText.remove,
            icon: "pi-trash",
            danger: true,
            // What its author could not restore is asked about.
            run: mayEdit ? () => void remove().catch(toasts.problem) : ask,
          },
        ]
      : []),
  ];
};

interface AnswerItemProps {
  post: ForumPost;
  answer: ForumAnswer;
  isNew: boolean;
  isTarget: boolean;
  rights: PostRights;
  onQuote: ((html: string) => void) | undefined;
  /** Before it is gone. */
  onLeave: () => void;
}

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
        <Reactions name={text.short(number)} id={answer.id} of="answer" reactions={answer.reactions} />
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
