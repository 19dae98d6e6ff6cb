import { useId } from "react";
import { Link } from "react-router-dom";
import { isAllowedAnywhere } from "../../../../shared/contract/permissions.ts";
import type { Questionnaire } from "../../../../shared/discussions/questionnaire.ts";
import { useViewer } from "../../../app/client/session.ts";
import { paths } from "../../../app/shell/paths.ts";
import { formatNumber } from "../../../components/date-text.tsx";
import { useOfficeNames } from "../../../components/people/offices.ts";
import { StatusTag } from "../../../components/status-tag.tsx";
import { bestOf, shareOf, votersFor } from "./poll-facts.ts";
import { pollText as text } from "./polls.text.ts";

export const PollVoters = ({ summary, names }: { summary: string; names: readonly string[] }) => (
  <details className="poll-voters">
    <summary>{summary}</summary>
    <ul>
      {names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
        <li key={at}>{name}</li>
      ))}
    </ul>
  </details>
);

interface PollChoiceProps {
  poll: Questionnaire;
  answer: Questionnaire["answers"][number];
  isChosen: boolean;
  isFull: boolean;
  onChoose: (() => void) | undefined;
}

export const PollChoice = ({ poll, answer, isChosen, isFull, onChoose }: PollChoiceProps) => {
  const id = useId();
  const voters = votersFor(answer.id, poll, useOfficeNames(""));
  const { title, count } = answer;
  const mayMakeEvent = isAllowedAnywhere(useViewer(), "EDIT_EVENTS") && bestOf(poll).includes(answer.id);
  const isOwn = poll.ownVotes.includes(answer.id);
  const share = count === null ? undefined : shareOf(count, poll);

  return (
    <li className="poll-choice">
      <div className="poll-choice-line">
        {onChoose ? (
          <label className="poll-option">
            <input
              type={poll.maxChoices > 1 ? "checkbox" : "radio"}
              name={poll.answers[0]?.id}
              checked={isChosen}
              disabled={isFull && !isChosen}
              aria-describedby={share === undefined ? undefined : id}
              onChange={onChoose}
            />
            {title}
          </label>
        ) : (
          <span className="poll-option">{title}</span>
        )}
        {isOwn && (
          <StatusTag tone="info" icon="pi-check">
            {poll.oncePerOrganisation ? text.ownOffice : text.own}
          </StatusTag>
        )}
        {bestOf(poll).includes(answer.id) && (
          <StatusTag tone="success" icon="pi-star">
            {text.best}
          </StatusTag>
        )}
        {count !== null && share !== undefined && (
          <span id={id} className="poll-result muted">
            {text.result(formatNumber(count), share)}
          </span>
        )}
      </div>
      {share !== undefined && (
        <div className="poll-bar" aria-hidden="true">
          <div style={{ width: `${share}%` }} />
        </div>
      )}
      {answer.at && mayMakeEvent && (
        <Link to={paths.newEvent({ title: poll.title, start: answer.at })}>{text.makeEvent}</Link>
      )}
      {voters.length > 0 && !answer.at && <PollVoters summary={text.voters} names={voters} />}
    </li>
  );
};
