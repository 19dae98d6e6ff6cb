import { answers } from "../../../shared/calendar/answers.contract.ts";
import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import { AttendanceState } from "../../../shared/calendar/event-attendance.ts";
import { isOwner } from "../../../shared/contract/permissions.ts";
import { call } from "../../app/client/call.ts";
import { useViewer } from "../../app/client/session.ts";
import { exportList } from "../../components/export/export-list.ts";
import { ExportMenu } from "../../components/export/export-menu.tsx";
import { Row } from "../../components/layout/row.tsx";
import type { ListFilter } from "../../components/list/list-column.ts";
import { ListTable } from "../../components/list/list-table.tsx";
import { useList } from "../../components/list/use-list.ts";
import { eventQueries } from "../calendar.queries.ts";
import { useCalendarRights } from "../use-calendar-rights.ts";
import { attendanceFields as fields, stateText, attendanceListText as text } from "./answers.text.ts";
import { answeredAtOf, attendanceColumns } from "./attendance-columns.tsx";
import { ReminderButton } from "./reminder-button.tsx";

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
          <ExportMenu
            hint={text.exportHint}
            saved={text.exported}
            save={(format) =>
              exportList(format, {
                name: text.file,
                head: Object.values(fields),
                read: (config) => call(answers.list, { params: { id }, query: { config, export: format } }),
                config: list.config,
                limit: PAGE,
                rowsOf: (rows) =>
                  rows.map((row) => [
                    row.name,
                    row.organisationName ?? "",
                    String(row.persons),
                    stateText[row.state],
                    answeredAtOf(row),
                  ]),
              })
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
