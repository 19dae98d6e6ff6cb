import "./answers.css";
import { useMutation } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { InputText } from "primereact/inputtext";
import { useId, useState } from "react";
import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import { Answer, type Attendance } from "../../../shared/calendar/event-attendance.ts";
import { Row } from "../../components/layout/row.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { eventMutations } from "../calendar.queries.ts";
import { attendanceText as text } from "./answers.text.ts";

interface AnswerButtonsProps {
  event: CalendarEvent;
  own: Attendance["own"];
}

const order = [Answer.enum.yes, Answer.enum.maybe, Answer.enum.no];

export const AnswerButtons = ({ event, own }: AnswerButtonsProps) => {
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
    answering.mutate({ id: event.id, answer, ...(isOffices && { persons: Number(persons) }) });
  };

  return (
    <>
      {isOffices && (
        <div className="answer-persons">
          <label htmlFor={id}>{text.persons}</label>
          <InputText
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
