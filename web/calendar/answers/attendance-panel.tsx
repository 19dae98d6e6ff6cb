import { useState } from "react";
import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import type { Attendance } from "../../../shared/calendar/event-attendance.ts";
import { answersEnd, isAnswerable } from "../../../shared/calendar/open-answers.ts";
import { officeDateTime } from "../../../shared/dates/office-days.ts";
import { useViewer } from "../../app/client/session.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { Panel } from "../../components/layout/panel.tsx";
import { AnswerButtons } from "./answer-buttons.tsx";
import { attendanceText as text } from "./answers.text.ts";
import { AttendanceList } from "./attendance-list.tsx";
import { OwnAnswer } from "./own-answer.tsx";

interface AttendancePanelProps {
  event: CalendarEvent;
  attendance: Attendance;
}

const counts = ({ coming, waiting, maybe, free }: Attendance) =>
  [
    text.coming(formatNumber(coming)),
    free !== null && (free > 0 ? text.free(formatNumber(free)) : text.full),
    waiting > 0 && text.waiting(formatNumber(waiting)),
    maybe > 0 && text.maybe(formatNumber(maybe)),
  ]
    .filter(Boolean)
    .join(" · ");

export const AttendancePanel = ({ event, attendance }: AttendancePanelProps) => {
  const { employeeId } = useViewer();
  const [openedAt] = useState(() => new Date());
  const end = answersEnd(event);
  const isOpen = isAnswerable(event, openedAt);

  return (
    <>
      <Panel as="section" gap={3} aria-label={text.title}>
        <h2>{text.title}</h2>
        <p>{counts(attendance)}</p>
        <p className="muted">{isOpen ? text.until(officeDateTime(new Date(end))) : text.over}</p>
        {attendance.own && <OwnAnswer own={attendance.own} />}
        {isOpen && employeeId === null && <p className="muted">{text.noEmployee}</p>}
        {isOpen && employeeId !== null && <AnswerButtons event={event} own={attendance.own} />}
      </Panel>
      <AttendanceList event={event} isOpen={isOpen} />
    </>
  );
};
