import { ExportMenu } from "../../../components/export/export-menu.tsx";
import { type ExportFormat, saveTable } from "../../../components/export/save-table.ts";
import { useOfficeNames } from "../../../components/people/offices.ts";
import { shareOf, votersFor } from "./poll-facts.ts";
import { useFreshPoll } from "./polls.queries.ts";
import { pollExportText as text } from "./polls.text.ts";

export const PollExport = ({ postId }: { postId: string }) => {
  const officeName = useOfficeNames("");
  const readPoll = useFreshPoll(postId);

  const save = async (format: ExportFormat) => {
    const poll = await readPoll();
    // The page, which has just learned of it, shows no results any more.
    if (!poll?.votes) return 0;
    const { answers, secret } = poll;
    await saveTable(format, {
      name: text.name,
      head: [text.answer, text.votes, text.share, ...(secret ? [] : [text.voters])],
      rows: answers.map(({ id, title, count }) => [
        title,
        String(count ?? 0),
        `${shareOf(count ?? 0, poll)} %`,
        ...(secret ? [] : [votersFor(id, poll, officeName).join("; ")]),
      ]),
    });
    return answers.length;
  };

  return <ExportMenu hint={text.hint} save={save} saved={text.saved} />;
};
