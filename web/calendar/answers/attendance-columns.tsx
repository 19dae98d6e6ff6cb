import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import type { AttendanceRow } from "../../../shared/calendar/event-attendance.ts";
import { officeDateTime } from "../../../shared/dates/office-days.ts";
import { formatNumber } from "../../components/date-text.tsx";
import type { ListColumn } from "../../components/list/list-column.ts";
import { StatusTag } from "../../components/status-tag.tsx";
import { attendanceFields as fields, stateText, attendanceListText as text } from "./answers.text.ts";
import { stateTones } from "./own-answer.tsx";

export const answeredAtOf = ({ answeredAt }: AttendanceRow): string =>
  answeredAt === null ? "" : officeDateTime(new Date(answeredAt));

const stateOf = ({ state, position }: AttendanceRow) =>
  position === null ? stateText[state] : text.position(stateText[state], position);

const columns: readonly ListColumn<AttendanceRow>[] = [
  { field: "name", header: fields.name, body: ({ name }) => name, card: "title" },
  {
    field: "organisation",
    header: fields.organisation,
    body: ({ organisationName }) => organisationName,
    width: "26%",
  },
  {
    field: "persons",
    header: fields.persons,
    body: ({ persons }) => formatNumber(persons),
    width: "120px",
    align: "end",
  },
  {
    field: "state",
    header: fields.state,
    body: (row) => <StatusTag tone={stateTones[row.state]}>{stateOf(row)}</StatusTag>,
    width: "24%",
  },
  { field: "answeredAt", header: fields.answeredAt, body: answeredAtOf, width: "180px" },
];

/** Of offices the name is theirs, of persons the number is one. */
export const attendanceColumns = (per: CalendarEvent["answersPer"]): readonly ListColumn<AttendanceRow>[] =>
  columns.filter(({ field }) => field !== (per === "office" ? "organisation" : "persons"));
