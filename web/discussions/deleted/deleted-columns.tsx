import type { DeletedEntry } from "../../../shared/discussions/deleted-entries.contract.ts";
import { textOfHtml } from "../../../shared/text-of-html.ts";
import { DateText } from "../../components/date-text.tsx";
import type { ListColumn } from "../../components/list/list-column.ts";
import { deletedFields, deletedText as text } from "./deleted.text.ts";

const FIRST_LINES = 200;

export const entryName = ({ kind, title }: DeletedEntry): string =>
  kind === "post" ? title : text.answerTo(title);

export const deletedColumns: readonly ListColumn<DeletedEntry>[] = [
  {
    field: "title",
    header: deletedFields.title,
    body: (entry) => (
      <>
        {entryName(entry)}
        {entry.content && (
          <span className="muted deleted-lines">{textOfHtml(entry.content).slice(0, FIRST_LINES)}</span>
        )}
      </>
    ),
    card: "title",
  },
  {
    field: "authorName",
    header: deletedFields.authorName,
    body: ({ authorName }) => authorName,
    width: "20%",
  },
  {
    field: "deletedAt",
    header: deletedFields.deletedAt,
    body: ({ deletedAt, deletedByName }) => (
      <>
        <DateText value={deletedAt} />
        {deletedByName && <span className="muted"> · {deletedByName}</span>}
      </>
    ),
    width: "24%",
  },
];
