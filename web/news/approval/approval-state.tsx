import type { Approval, ApprovalState } from "../../../shared/news/approval.ts";
import type { Approver } from "../../../shared/news/approvers.contract.ts";
import { stampInWords } from "../../components/date-text.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { StatusTag, type Tone } from "../../components/status-tag.tsx";
import { type ApprovalWords, approvalStateText, releaseText as text } from "./approval.text.ts";

const tones: Readonly<Record<ApprovalState, Tone>> = {
  asked: "info",
  given: "success",
  refused: "danger",
  lapsed: "warning",
};

const sentence = (
  { state, askedAt, askedByName, decidedAt, decidedByName }: Approval,
  words: ApprovalWords,
): string => {
  if (state === "asked") return text.askedBy(askedByName, stampInWords(askedAt));
  if (decidedAt === null || decidedByName === null) return words.lapsed;
  const when = stampInWords(decidedAt);
  switch (state) {
    case "given":
      return text.givenBy(decidedByName, when);
    case "refused":
      return text.refusedBy(decidedByName, when);
    case "lapsed":
      return words.lapsedBy(decidedByName, when);
  }
};

const askedInWords = ({ askedOf }: Approval, people: readonly Approver[]): string | undefined => {
  if (askedOf === null) return text.askedAll;
  const names = people.filter(({ id }) => askedOf.includes(id)).map(({ name }) => name);
  return names.length > 0 ? text.asked(names.join(", ")) : undefined;
};

interface ApprovalStateNowProps {
  release: Approval;
  words: ApprovalWords;
  people?: readonly Approver[] | undefined;
}

export const ApprovalStateNow = ({ release, words, people = [] }: ApprovalStateNowProps) => {
  const { state, askedNote, note } = release;
  const said = state === "asked" ? askedNote : note;

  return (
    <Stack gap={2} align="start">
      <StatusTag tone={tones[state]}>{approvalStateText[state]}</StatusTag>
      <p>
        {sentence(release, words)} {state === "asked" && askedInWords(release, people)}
      </p>
      {said && <blockquote className="release-note">{said}</blockquote>}
    </Stack>
  );
};
