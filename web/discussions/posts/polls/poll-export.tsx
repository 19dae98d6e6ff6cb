import type { Questionnaire } from "../../../../shared/discussions/questionnaire.ts";
import { ExportMenu } from "../../../components/export/export-menu.tsx";
import { type ExportFormat, saveTable } from "../../../components/export/save-table.ts";
import { useOfficeNames } from "../../../components/people/offices.ts";
import { shareOf } from "./poll-facts.ts";
import { pollExportText as text } from "./polls.text.ts";

export const PollExport = ({ poll }: { poll: Questionnaire }) => {
  const officeName = useOfficeNames("");
  const { answers, votes, secret } = poll;

  const officesFor = (answerId: string) => {
    const offices = votes?.flatMap((vote) =>
      vote.answerId === answerId ? officeName(vote.organisationId) : [],
    );
    return [...new Set(offices)].filter(Boolean).sort().join(", ");
  };
  const save = async (format: ExportFormat) => {
    await saveTable(format, {
      name: text.name,
      head: [text.answer, text.votes, text.share, ...(secret ? [] : [text.offices])],
      rows: answers.map(({ id, title, count }) => [
        title,
        String(count ?? 0),
        `${shareOf(count ?? 0, poll)} %`,
        ...(secret ? [] : [officesFor(id)]),
      ]),
    });
    return answers.length;
  };

  return <ExportMenu hint={text.hint} save={save} saved={text.saved} />;
};
