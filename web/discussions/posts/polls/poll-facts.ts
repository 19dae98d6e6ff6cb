import { formatDateTime } from "../../../../shared/dates/dates.ts";
import type { Questionnaire } from "../../../../shared/discussions/questionnaire.ts";
import { formatNumber } from "../../../components/date-text.tsx";
import { pollText as text } from "./polls.text.ts";

const endOf = ({ closedAt, endOfVoting }: Questionnaire) => {
  if (closedAt) return text.over(formatDateTime(closedAt));
  return endOfVoting ? text.until(formatDateTime(endOfVoting)) : text.endless;
};

/** "Abstimmung bis 24.12.2026, 12:00 · 12 Stimmen · eine Stimme je Kanzlei" */
export const pollFacts = (poll: Questionnaire): string =>
  [
    endOf(poll),
    text.votes(formatNumber(poll.votesCount)),
    poll.oncePerOrganisation && text.perOffice,
    poll.secret && text.secret,
  ]
    .filter(Boolean)
    .join(" · ");

/** Whole per cent. */
export const shareOf = (count: number, { votesCount }: Pick<Questionnaire, "votesCount">): number =>
  votesCount === 0 ? 0 : Math.round((count * 100) / votesCount);
