import "./polls.css";
import { useMutation } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useState } from "react";
import type { Questionnaire } from "../../../../shared/discussions/questionnaire.ts";
import { useConfirm } from "../../../components/confirm-action.tsx";
import { formatNumber } from "../../../components/date-text.tsx";
import { Panel } from "../../../components/layout/panel.tsx";
import { Row } from "../../../components/layout/row.tsx";
import { ProblemNote } from "../../../components/problem-note.tsx";
import { useToasts } from "../../../components/toasts.tsx";
import { MissingOffices } from "./missing-offices.tsx";
import { PollChoice } from "./poll-choice.tsx";
import { PollExport } from "./poll-export.tsx";
import { pollFacts } from "./poll-facts.ts";
import { PollReminder } from "./poll-reminder.tsx";
import { pollMutations } from "./polls.queries.ts";
import { pollText as text } from "./polls.text.ts";
import { useMissingOffices } from "./use-missing-offices.ts";

interface PollProps {
  postId: string;
  poll: Questionnaire;
  /** The author, and those who look after the forum. */
  mayManage: boolean;
}

export const Poll = ({ postId, poll, mayManage }: PollProps) => {
  const { title, answers, ownVote, closedAt, voteCanChange, votes } = poll;
  const [picked, setPicked] = useState<string>();
  const voting = useMutation(pollMutations.vote);
  const stopping = useMutation(pollMutations.stop);
  const confirm = useConfirm();
  const toasts = useToasts();
  const missing = useMissingOffices(poll);
  const isOpen = closedAt === null;
  const mayVote = isOpen && (ownVote === null || voteCanChange);
  const chosen = picked ?? ownVote;

  const vote = () => {
    if (chosen === null || voting.isPending) return;
    voting.mutate({ postId, answerId: chosen }, { onSuccess: () => toasts.success(text.voted) });
  };
  const askToStop = () =>
    confirm({
      title: text.stopTitle,
      text: text.stopWarning(title, formatNumber(poll.votesCount)),
      verb: text.stop,
      danger: true,
      run: () => stopping.mutateAsync(postId),
    });

  return (
    <Panel as="section" className="poll" gap={4} aria-label={text.label(title)}>
      <h2>{title}</h2>
      <p className="muted">{pollFacts(poll)}</p>
      <ul className="poll-choices" aria-label={text.choices}>
        {answers.map((answer) => (
          <PollChoice
            key={answer.id}
            poll={poll}
            answer={answer}
            isChosen={chosen === answer.id}
            onChoose={mayVote ? () => setPicked(answer.id) : undefined}
          />
        ))}
      </ul>
      {votes === null && <p className="muted">{text.hidden[poll.resultsVisible]}</p>}
      {isOpen && ownVote !== null && !voteCanChange && <p className="muted">{text.final}</p>}
      {voting.error && <ProblemNote error={voting.error} />}
      {missing && missing.length > 0 && <MissingOffices offices={missing} />}
      <Row align="center">
        {mayVote && (
          <Button
            icon={voting.isPending ? "pi pi-spin pi-spinner" : "pi pi-check"}
            label={ownVote === null ? text.vote : text.change}
            disabled={chosen === null || chosen === ownVote}
            aria-disabled={voting.isPending}
            onClick={vote}
          />
        )}
        {votes && <PollExport poll={poll} />}
        {mayManage && isOpen && (
          <>
            <PollReminder postId={postId} poll={poll} />
            <Button text severity="danger" icon="pi pi-stop-circle" label={text.stop} onClick={askToStop} />
          </>
        )}
      </Row>
    </Panel>
  );
};
