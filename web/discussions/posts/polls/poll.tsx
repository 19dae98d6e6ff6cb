import "./polls.css";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { isAboutDates, type Questionnaire } from "../../../../shared/discussions/questionnaire.ts";
import { Button } from "../../../components/button.tsx";
import { useConfirm } from "../../../components/confirm-action.tsx";
import { formatNumber } from "../../../components/date-text.tsx";
import { ExportMenu } from "../../../components/export/export-menu.tsx";
import { type ExportFormat, saveTable } from "../../../components/export/save-table.ts";
import { Panel, Row, Stack } from "../../../components/layout/layout.tsx";
import { useOfficeNames, useOfficeOptions } from "../../../components/people/offices.ts";
import { ProblemNote } from "../../../components/problem-note.tsx";
import { useToasts } from "../../../components/toasts.tsx";
import { PollChoice, PollVoters } from "./poll-choice.tsx";
import { officeVoteFact, pollFacts, shareOf, votersFor } from "./poll-facts.ts";
import { PollGrid } from "./poll-grid.tsx";
import { pollMutations, useFreshPoll } from "./polls.queries.ts";
import { pollExportText, pollReminderText, pollText as text } from "./polls.text.ts";
import { useVote } from "./use-vote.ts";

/** Undefined unless offices vote and the reader can see who has voted. */
const useMissingOffices = () => {
  const offices = useOfficeOptions();
  return ({ oncePerOrganisation, votes }: Questionnaire) => {
    if (!oncePerOrganisation || !votes) return undefined;
    const voted = new Set(votes.map(({ organisationId }) => organisationId));
    return offices.filter(({ value }) => !voted.has(value)).map(({ label }) => label);
  };
};

const PollExport = ({ postId }: { postId: string }) => {
  const officeName = useOfficeNames("");
  const readPoll = useFreshPoll(postId);

  const save = async (format: ExportFormat) => {
    const poll = await readPoll();
    // The reread poll hides its results, so there is nothing to export.
    if (!poll?.votes) return 0;
    const { answers, secret } = poll;
    await saveTable(format, {
      name: pollExportText.name,
      head: [
        pollExportText.answer,
        pollExportText.votes,
        pollExportText.share,
        ...(secret ? [] : [pollExportText.voters]),
      ],
      rows: answers.map(({ id, title, count }) => [
        title,
        String(count ?? 0),
        `${shareOf(count ?? 0, poll)} %`,
        ...(secret ? [] : [votersFor(id, poll, officeName).join("; ")]),
      ]),
    });
    return answers.length;
  };

  return <ExportMenu hint={pollExportText.hint} save={save} saved={pollExportText.saved} />;
};

const PollReminder = ({ postId, poll }: { postId: string; poll: Questionnaire }) => {
  const reminding = useMutation(pollMutations.remind);
  const confirm = useConfirm();
  const toasts = useToasts();
  const readPoll = useFreshPoll(postId);
  const missingIn = useMissingOffices();
  if (missingIn(poll)?.length === 0) return null;

  const remind = async () => {
    const { reminded } = await reminding.mutateAsync(postId);
    toasts.success(
      pollReminderText.reminded[poll.oncePerOrganisation ? "offices" : "people"](formatNumber(reminded)),
    );
  };
  const ask = async () => {
    const now = (await readPoll()) ?? poll;
    const missing = missingIn(now);
    if (missing?.length === 0) return;
    confirm({
      title: pollReminderText.title,
      text: missing
        ? pollReminderText.toOffices(formatNumber(missing.length), missing)
        : pollReminderText.toAll[now.oncePerOrganisation ? "offices" : "people"](
            formatNumber(now.votesCount),
          ),
      verb: missing ? pollReminderText.verb(formatNumber(missing.length)) : pollReminderText.remind,
      run: remind,
    });
  };

  return (
    <Button
      text
      icon="pi pi-bell"
      label={pollReminderText.ask}
      onClick={() => void ask().catch(toasts.problem)}
    />
  );
};

interface PollProps {
  postId: string;
  poll: Questionnaire;
  mayManage: boolean;
}

export const Poll = ({ postId, poll, mayManage }: PollProps) => {
  const { title, answers, ownVotes, maxChoices, officeVote, closedAt, voteCanChange, votes } = poll;
  const [picked, setPicked] = useState<readonly string[]>();
  const { vote, isVoting, problem } = useVote(postId, poll);
  const stopping = useMutation(pollMutations.stop);
  const reopening = useMutation(pollMutations.reopen);
  const confirm = useConfirm();
  const toasts = useToasts();
  const readPoll = useFreshPoll(postId);
  const missing = useMissingOffices()(poll);
  const isOpen = closedAt === null;
  // A poll past its end is reopened by editing the post, a stopped one by a button.
  const isStopped = closedAt !== null && closedAt !== poll.endOfVoting;
  const hasVoted = ownVotes.length > 0 || officeVote !== null;
  const mayVote = isOpen && (!hasVoted || voteCanChange);
  const chosen = picked ?? ownVotes;
  const isUnchanged = chosen.length === ownVotes.length && chosen.every((id) => ownVotes.includes(id));
  const pick = (id: string) => {
    if (maxChoices === 1) setPicked([id]);
    else setPicked(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  };

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
      <Stack as="ul" gap={3} aria-label={text.choices}>
        {answers.map((answer) => (
          <PollChoice
            key={answer.id}
            poll={poll}
            answer={answer}
            isChosen={chosen.includes(answer.id)}
            isFull={maxChoices > 1 && chosen.length >= maxChoices}
            onChoose={mayVote ? () => pick(answer.id) : undefined}
          />
        ))}
      </Stack>
      {votes && votes.length > 0 && !poll.secret && isAboutDates(answers) && <PollGrid poll={poll} />}
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
            disabled={chosen.length === 0 || isUnchanged}
            aria-disabled={isVoting}
            onClick={() => {
              if (!isVoting) vote(chosen);
            }}
          />
        )}
        {votes && <PollExport postId={postId} />}
        {mayManage && isStopped && (
          <Button
            text
            icon="pi pi-replay"
            label={text.reopen}
            loading={reopening.isPending}
            onClick={() =>
              reopening.mutate(postId, {
                onSuccess: () => toasts.success(text.reopened),
                onError: toasts.problem,
              })
            }
          />
        )}
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
