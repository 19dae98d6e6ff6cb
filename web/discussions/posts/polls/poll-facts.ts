import { formatDateTime } from "../../../../shared/dates/dates.ts";
import {
  choicesOf,
  isAboutDates,
  type OfficeVote,
  type Questionnaire,
} from "../../../../shared/discussions/questionnaire.ts";
import { formatNumber, stampInWords } from "../../../components/date-text.tsx";
import { pollText as text } from "./polls.text.ts";

const endOf = ({ closedAt, endOfVoting }: Questionnaire) => {
  if (closedAt) return text.over(stampInWords(closedAt));
  return endOfVoting ? text.until(formatDateTime(endOfVoting)) : text.endless;
};

/** "Abstimmung bis 24.12.2026, 12:00 · 12 Stimmen · eine Stimme je Kanzlei · mit Namen" */
export const pollFacts = (poll: Questionnaire): string =>
  [
    endOf(poll),
    text.votes(formatNumber(poll.votesCount)),
    isAboutDates(poll.answers) ? text.anyDate : poll.maxChoices > 1 && text.several(poll.maxChoices),
    poll.oncePerOrganisation && text.perOffice,
    poll.secret ? text.secret : text.named,
  ]
    .filter(Boolean)
    .join(" · ");

export const officeVoteFact = ({ isOwn, name, createdAt }: OfficeVote): string => {
  const when = createdAt === null ? "" : text.at(stampInWords(createdAt));
  return isOwn ? text.officeVoteByYou(when) : text.officeVoteBy(name ?? text.colleague, when);
};

/** Whole per cent. */
export const shareOf = (count: number, { votesCount }: Pick<Questionnaire, "votesCount">): number =>
  votesCount === 0 ? 0 : Math.round((count * 100) / votesCount);

/** The dates with most votes; empty while results are hidden. */
export const bestOf = ({ answers }: Pick<Questionnaire, "answers">): readonly string[] => {
  const most = Math.max(...answers.map(({ count }) => count ?? 0));
  return answers.filter(({ at, count }) => at && most > 0 && count === most).map(({ id }) => id);
};

/** Names of voters, if visible: an office replaces its voter, or follows a person in brackets. */
export const votersFor = (
  answerId: string,
  { votes, oncePerOrganisation }: Questionnaire,
  officeName: (id: string | null) => string,
): string[] =>
  (votes ?? [])
    .filter((vote) => choicesOf(vote).includes(answerId))
    .map(({ name, organisationId }) => {
      const office = officeName(organisationId);
      if (oncePerOrganisation) return name ? `${office} (${name})` : office;
      return [name ?? text.somebody, office].filter(Boolean).join(" · ");
    })
    .sort((one, other) => one.localeCompare(other, "de"));
