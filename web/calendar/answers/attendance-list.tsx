import { useMutation } from "@tanstack/react-query";
import { answers } from "../../../shared/calendar/answers.contract.ts";
import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import { type AttendanceRow, AttendanceState } from "../../../shared/calendar/event-attendance.ts";
import { isOwner } from "../../../shared/contract/permissions.ts";
import { officeDateTime } from "../../../shared/dates/office-days.ts";
import { call } from "../../app/client/call.ts";
import { useViewer } from "../../app/client/session.ts";
import { AudienceNote } from "../../components/announcement-field.tsx";
import { Button } from "../../components/button.tsx";
import { useConfirm } from "../../components/confirm-action.tsx";
import { formatNumber } from "../../components/date-text.tsx";
import { ListExport } from "../../components/export/export-menu.tsx";
import { Row } from "../../components/layout/layout.tsx";
import type { ListColumn, ListFilter } from "../../components/list/list-column.ts";
import { ListTable } from "../../components/list/list-table.tsx";
import { useList } from "../../components/list/use-list.ts";
import { StatusTag, type Tone } from "../../components/status-tag.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { eventMutations, eventQueries } from "../calendar.queries.ts";
import { useCalendarRights } from "../use-calendar-rights.ts";
import {
  attendanceText,
  attendanceFields as fields,
  stateText,
  attendanceListText as text,
} from "./answers.text.ts";
import { type GivenAnswer, ownAnswer } from "./attendance-words.ts";

const stateTones: Readonly<Record<AttendanceState, Tone>> = {
  coming: "success",
  waiting: "warning",
  maybe: "info",
  no: "neutral",
  missing: "neutral",
};

interface OwnAnswerProps {
  own: GivenAnswer;
  per: CalendarEvent["answersPer"];
}

export const OwnAnswer = ({ own, per }: OwnAnswerProps) => (
  <div>
    <StatusTag tone={stateTones[own.state]}>{ownAnswer(own, per)}</StatusTag>
    {own.position !== null && <p className="muted">{attendanceText.ownWaiting(own.position)}</p>}
  </div>
);

const answeredAtOf = ({ answeredAt }: AttendanceRow): string =>
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

/** Hides a redundant column: an office's name is the row's name, and a person's number is one. */
const attendanceColumns = (per: CalendarEvent["answersPer"]): readonly ListColumn<AttendanceRow>[] =>
  columns.filter(({ field }) => field !== (per === "office" ? "organisation" : "persons"));

const ReminderButton = ({ eventId }: { eventId: string }) => {
  const reminding = useMutation(eventMutations.remind);
  const confirm = useConfirm();
  const toasts = useToasts();
  const ask = () =>
    confirm({
      title: text.remindTitle,
      text: (
        <>
          <p>{text.remindText}</p>
          <div role="status">
            <AudienceNote
              query={eventQueries.audience({ event: eventId, about: "reminder" })}
              nobody={text.nobodyToRemind}
            />
          </div>
        </>
      ),
      verb: text.remindVerb,
      run: async () => {
        const { reminded } = await reminding.mutateAsync(eventId);
        toasts.success(text.reminded(formatNumber(reminded)));
      },
    });

  return <Button text icon="pi pi-bell" label={text.remind} onClick={ask} />;
};

const PAGE = 2_000;

interface AttendanceListProps {
  event: CalendarEvent;
  isOpen: boolean;
}

export const AttendanceList = ({
  event: { id, createdBy, ownedBy, organisationId, answersPer },
  isOpen,
}: AttendanceListProps) => {
  const viewer = useViewer();
  const { mayEdit } = useCalendarRights();
  const list = useList(eventQueries.answers(id));
  const isEditor = mayEdit(organisationId);
  const looksAfter = isEditor || isOwner(viewer, { createdBy, ownedBy });
  const states = looksAfter ? AttendanceState.options : AttendanceState.exclude(["no", "missing"]).options;
  const filters: ListFilter[] = [
    {
      field: "state",
      label: fields.state,
      options: states.map((state) => ({ label: stateText[state], value: state })),
    },
  ];

  return (
    <>
      {looksAfter && (
        <Row>
          <ListExport
            hint={text.exportHint}
            saved={text.exported}
            name={text.file}
            head={Object.values(fields)}
            read={(query) => call(answers.list, { params: { id }, query })}
            config={list.config}
            limit={PAGE}
            rowsOf={(rows) =>
              rows.map((row) => [
                row.name,
                row.organisationName ?? "",
                String(row.persons),
                stateText[row.state],
                answeredAtOf(row),
              ])
            }
          />
          {isEditor && isOpen && <ReminderButton eventId={id} />}
        </Row>
      )}
      <ListTable
        {...list}
        label={text.label}
        filters={filters}
        columns={attendanceColumns(answersPer)}
        rowLabel={({ name }) => name}
        empty={{ text: text.empty }}
      />
    </>
  );
};
