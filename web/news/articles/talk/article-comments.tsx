import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { lazy, useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { listConfig } from "../../../../shared/contract/list.ts";
import { answers } from "../../../../shared/discussions/answers.contract.ts";
import { articleThreadId } from "../../../../shared/discussions/article-thread.ts";
import { answerAddress, postAddress } from "../../../../shared/discussions/discussion-address.ts";
import { postProblems } from "../../../../shared/discussions/discussions.problems.ts";
import { isProblem } from "../../../app/client/api-problem.ts";
import { queryOf } from "../../../app/client/query-of.ts";
import type { Quoting } from "../../../components/answers/answer-editor.tsx";
import { EntryAuthor } from "../../../components/answers/entry-author.tsx";
import { EntryBody } from "../../../components/answers/entry-body.tsx";
import { Button } from "../../../components/button.tsx";
import { DateText, formatNumber } from "../../../components/date-text.tsx";
import { Row, Stack } from "../../../components/layout/layout.tsx";
import { officesQuery } from "../../../components/people/offices.queries.ts";
import { ProblemNote } from "../../../components/problem-note.tsx";
import { Region } from "../../../components/region.tsx";
import { talkText as text } from "./talk.text.ts";

const AnswerEditor = lazy(async () => ({
  default: (await import("../../../components/answers/answer-editor.tsx")).AnswerEditor,
}));

const focusOn = (editor: Quoting | null) => editor?.focus();

const LATEST = 3;
const config = listConfig({ limit: LATEST, sort: [{ field: "createdAt", direction: "desc" }] });

/** Shows the latest comments only; the forum has the whole discussion. */
export const ArticleComments = ({ articleId }: { articleId: string }) => {
  const threadId = articleThreadId(articleId);
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isWriting, setWriting] = useState(false);
  useSuspenseQuery(officesQuery);
  const { data, error } = useQuery(queryOf(answers.list, { params: { id: threadId }, query: { config } }));
  if (isProblem(error, postProblems.notFound)) return <p className="muted">{text.gone}</p>;
  if (!data) return error && <ProblemNote error={error} />;

  const [first] = data.data;
  const close = () => {
    setWriting(false);
    heading.current?.focus();
  };
  return (
    <Stack as="section" aria-labelledby={title}>
      <h2 id={title} ref={heading} tabIndex={-1}>
        {text.comments(formatNumber(data.totalCount))}
      </h2>
      {first ? (
        <Stack as="ol" gap={6} className="comments">
          {data.data.toReversed().map((answer) => (
            <Stack as="li" gap={2} key={answer.id}>
              <p className="muted">
                <EntryAuthor entry={answer} /> ·{" "}
                <Link to={answerAddress(answer.postId, answer.id)}>
                  <DateText value={answer.createdAt} />
                </Link>
              </p>
              <EntryBody entry={answer} textRef={null} />
            </Stack>
          ))}
        </Stack>
      ) : (
        <p className="muted">{text.none}</p>
      )}
      <Row gap={4} lines={2} align="center">
        {!isWriting && (
          <Button outlined icon="pi pi-comment" label={text.write} onClick={() => setWriting(true)} />
        )}
        {first && (
          <Link className="lone-link" to={postAddress(first.postId)}>
            {text.openForum}
          </Link>
        )}
      </Row>
      {isWriting && (
        <Region part fallback={null}>
          <p className="muted">{text.whoReads}</p>
          <AnswerEditor ref={focusOn} postId={threadId} words={text.editor} onSent={close} />
        </Region>
      )}
    </Stack>
  );
};
