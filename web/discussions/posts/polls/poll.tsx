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
import { PollChoice } from "./poll-choice.tsx";
import { PollExport } from "./poll-export.tsx";
import { officeVoteFact, pollFacts } from "./poll-facts.ts";
import { PollReminder } from "./poll-reminder.tsx";
import { PollVoters } from "./poll-voters.tsx";
import { pollMutations, useFreshPoll } from "./polls.queries.ts";
import { pollText as text } from "./polls.text.ts";
import { useMissingOffices } from "./use-missing-offices.ts";
import { useVote } from "./use-vote.ts";

interface PollProps {
  postId: string;
  poll: Questionnaire;
  /** The author, and those who look after the forum. */
  mayManage: boolean;
}

export const Poll = ({ postId, poll, mayManage }: PollProps) => {
  const { title, answers, ownVote, officeVote, closedAt, voteCanChange, votes } = poll;
  const [picked, setPicked] = useState<string>();
  const { vote, isVoting, problem } = useVote(postId, poll);
  const stopping = useMutation(pollMutations.stop);
  const confirm = useConfirm();
  const toasts = useToasts();
  const readPoll = useFreshPoll(postId);
  const missing = useMissingOffices()(poll);
  const isOpen = closedAt === null;
  const hasVoted = ownVote !== null || officeVote !== null;
  const mayVote = isOpen && (!hasVoted || voteCanChange);
  const chosen = picked ?? ownVote;

  const askToStop = async () => {
    const { votesCount } = (await readPoll()) ?? poll;
    confirm({
      title: text.stopTitle,
      text: text.stopWarning(title, formatNumber(votesCount)),
      verb: text.stop,
      danger: true,
      run: () => stopping.mutateAsync(postId),
    });
  };

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
      {officeVote && <p className="muted">{officeVoteFact(officeVote)}</p>}
      {isOpen && hasVoted && !voteCanChange && (
        <p className="muted">{officeVote ? text.officeFinal : text.final}</p>
      )}
      {problem && <ProblemNote error={problem} />}
      {missing && missing.length > 0 && (
        <PollVoters summary={text.missing(formatNumber(missing.length))} names={missing} />
      )}
      <Row align="center">
        {mayVote && (
          <Button
            icon={isVoting ? "pi pi-spin pi-spinner" : "pi pi-check"}
            label={hasVoted ? text.change : text.vote}
            disabled={chosen === null || chosen === ownVote}
            aria-disabled={isVoting}
            onClick={() => {
              if (chosen !== null && !isVoting) vote(chosen);
            }}
          />
        )}
        {votes && <PollExport postId={postId} />}
        {mayManage && isOpen && (
          <>
            <PollReminder postId={postId} poll={poll} />
            <Button
              text
              severity="danger"
              icon="pi pi-stop-circle"
              label={text.stop}
              onClick={() => void askToStop().catch(toasts.problem)}
            />
          </>
        )}
      </Row>
    </Panel>
  );
};
