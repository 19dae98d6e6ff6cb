import type { ApplicationRow } from "../../../shared/applications/application.ts";
import { formatDate } from "../../../shared/dates/dates.ts";
import { DateText } from "../../components/date-text.tsx";
import type { ListColumn } from "../../components/list/list-column.ts";
import { StatusTag } from "../../components/status-tag.tsx";
import { applicantName } from "../applicant-name.ts";
import { applicationFields, stateText, listText as text } from "../applications.text.ts";
import { positionsText } from "../positions-text.ts";
import { StateTag } from "../state-tag.tsx";

export const applicationColumns: readonly ListColumn<ApplicationRow>[] = [
  {
    field: "lastname",
    header: text.name,
    body: applicantName,
    note: ({ duplicates }) => duplicates.length > 0 && <div className="muted">{text.earlier}</div>,
    card: "title",
    width: "20%",
  },
  { field: "positions", header: applicationFields.positions, body: positionsText },
  { field: "city", header: applicationFields.city, body: ({ city }) => city, width: "14%" },
  {
    field: "createdAt",
    header: text.createdAt,
    body: ({ createdAt }) => <DateText value={createdAt} />,
    width: "128px",
  },
  {
    field: "isProcessed",
    header: stateText.label,
    body: ({ isProcessed }) => <StateTag isProcessed={isProcessed} />,
    width: "144px",
  },
  {
    field: "deleteAt",
    header: text.deleteAt,
    body: ({ deleteAt, isExpiring }) =>
      isExpiring ? (
        <StatusTag tone="warning">{formatDate(deleteAt)}</StatusTag>
      ) : (
        <DateText value={deleteAt} show="date" />
      ),
    width: "152px",
  },
];
