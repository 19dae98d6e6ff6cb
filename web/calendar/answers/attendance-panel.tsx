import "../events/event.css";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import { Answer, type Attendance } from "../../../shared/calendar/event-attendance.ts";
import { answersEnd, isAnswerable } from "../../../shared/calendar/open-answers.ts";
import { officeDateTime } from "../../../shared/dates/office-days.ts";
import { useViewer } from "../../app/client/session.ts";
import { Button } from "../../components/button.tsx";
import { Panel, Row } from "../../components/layout/layout.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { TextInput } from "../../components/text-input.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { eventMutations } from "../calendar.queries.ts";
import { attendanceText as text } from "./answers.text.ts";
import { AttendanceList, OwnAnswer } from "./attendance-list.tsx";
import { attendanceCounts } from "./attendance-words.ts";

const order = [Answer.enum.yes, Answer.enum.maybe, Answer.enum.no];

const AnswerButtons = ({ event, own }: { event: CalendarEvent; own: Attendance["own"] }) => {
  const id = useId();
  const toasts = useToasts();
  const [persons, setPersons] = useState(String(own?.persons ?? 1));
  const answering = useMutation({
    ...eventMutations.answer,
    onSuccess: () => toasts.success(text.saved),
  });
  const isOffices = event.answersPer === "office";
  const words = isOffices ? text.officeAnswers : text.answers;

  const give = (answer: Answer) => {
    if (answering.isPending) return;
    answering.mutate({
      params: { id: event.id },
      body: { answer, shownStart: event.start, ...(isOffices && { persons: Number(persons) }) },
    });
  };

  return (
    <>
      {isOffices && (
        <div className="answer-persons">
          <label htmlFor={id}>{text.persons}</label>
          <TextInput
            id={id}
            type="number"
            min={1}
            value={persons}
            onChange={({ target }) => setPersons(target.value)}
          />
        </div>
      )}
      <Row role="group" aria-label={isOffices ? text.officeAnswer : text.answer}>
        {order.map((answer) => (
          <Button
            key={answer}
            outlined={own?.answer !== answer}
            label={words[answer]}
            aria-pressed={own?.answer === answer}
            aria-disabled={answering.isPending}
            onClick={() => give(answer)}
          />
        ))}
      </Row>
      {answering.error && <ProblemNote error={answering.error} />}
    </>
  );
};

interface AttendancePanelProps {
  event: CalendarEvent;
  attendance: Attendance;
}

export const AttendancePanel = ({ event, attendance }: AttendancePanelProps) => {
  const { employeeId } = useViewer();
  const [openedAt] = useState(() => new Date());
  const end = answersEnd(event);
  const isOpen = isAnswerable(event, openedAt);

  return (
    <>
      <Panel as="section" gap={3} aria-label={text.title}>
        <h2>{text.title}</h2>
        <p>{attendanceCounts(attendance)}</p>
        <p className="muted">{isOpen ? text.until(officeDateTime(new Date(end))) : text.over}</p>
        {attendance.own && <OwnAnswer own={attendance.own} per={event.answersPer} />}
        {isOpen && employeeId === null && <p className="muted">{text.noEmployee}</p>}
        {isOpen && employeeId !== null && <AnswerButtons event={event} own={attendance.own} />}
      </Panel>
      <AttendanceList event={event} isOpen={isOpen} />
    </>
  );
};
