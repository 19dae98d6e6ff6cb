import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { answerLinksText } from "../../../shared/calendar/answer-links.text.ts";
import { eventAddress } from "../../../shared/calendar/event-address.ts";
import type { Answer } from "../../../shared/calendar/event-attendance.ts";
import { type MailedAnswer, mailedAnswers } from "../../../shared/calendar/mailed-answers.contract.ts";
import type { CallInput } from "../../../shared/contract/endpoint.ts";
import { officeDateTime } from "../../../shared/dates/office-days.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";
import { queryOf } from "../../app/client/query-of.ts";
import { Button } from "../../components/button.tsx";
import { eventWhen } from "../../components/event-when.ts";
import { FormField } from "../../components/form/form-field.tsx";
import { Row } from "../../components/layout/layout.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { PublicPage } from "../../components/public-page.tsx";
import { TextInput } from "../../components/text-input.tsx";
import { attendanceText, mailedAnswerText as text } from "./answers.text.ts";
import { attendanceCounts, ownAnswer } from "./attendance-words.ts";

/** The token travels in a body, which is not logged. */
const mailedAnswerQuery = (token: string) => queryOf(mailedAnswers.read, { body: { token } });

const giveMailedAnswer = mutationOf(
  mailedAnswers.give,
  (body: CallInput<typeof mailedAnswers.give>["body"]) => ({ body }),
);

const order: readonly Answer[] = ["yes", "maybe", "no"];

interface Asked {
  token: string;
  asked: MailedAnswer;
  proposed: Answer | undefined;
}

const AnswerChoice = ({ token, asked, proposed }: Asked) => {
  const queryClient = useQueryClient();
  const give = useMutation({
    ...giveMailedAnswer,
    onError: () => queryClient.invalidateQueries(mailedAnswerQuery(token)),
  });
  const [persons, setPersons] = useState(String(asked.attendance.own?.persons ?? 1));
  const { answersPer, attendance, officeName, answeredBy, name, isOpen, until } = give.data ?? asked;
  const { own } = attendance;
  const isOffices = answersPer === "office";
  const chosen = give.isSuccess ? own?.answer : (proposed ?? own?.answer);

  const answer = (value: Answer) => {
    if (!give.isPending)
      give.mutate({
        token,
        answer: value,
        shownStart: asked.start,
        ...(isOffices && { persons: Number(persons) }),
      });
  };

  return (
    <>
      <p>{officeName === null ? text.asPerson(name) : text.asOffice(officeName, name)}</p>
      <div role="status">
        {give.isSuccess && <strong>{attendanceText.saved}</strong>}
        {own && (
          <p>
            {ownAnswer(own, answersPer)}
            {own.position !== null && <> {attendanceText.ownWaiting(own.position)}</>}
          </p>
        )}
        {answeredBy !== null && <p>{text.replaces(answeredBy)}</p>}
        <p className="muted">{attendanceCounts(attendance)}</p>
        {!isOpen && <p>{attendanceText.over}</p>}
        {isOpen && !give.isSuccess && <p>{text.notYet}</p>}
      </div>
      {isOpen && (
        <>
          {isOffices && (
            <FormField label={attendanceText.persons}>
              {(control) => (
                <TextInput
                  {...control}
                  type="number"
                  min={1}
                  value={persons}
                  onChange={({ target }) => setPersons(target.value)}
                />
              )}
            </FormField>
          )}
          <Row role="group" aria-label={isOffices ? attendanceText.officeAnswer : attendanceText.answer}>
            {order.map((value) => (
              <Button
                key={value}
                outlined={value !== chosen}
                label={answerLinksText[answersPer][value]}
                aria-disabled={give.isPending}
                onClick={() => answer(value)}
              />
            ))}
          </Row>
          <p className="muted">{attendanceText.until(officeDateTime(new Date(until)))}</p>
        </>
      )}
      {give.error && <ProblemNote error={give.error} />}
    </>
  );
};

const AskedEvent = ({ token, proposed }: Omit<Asked, "asked">) => {
  const { data: asked, error } = useQuery(mailedAnswerQuery(token));
  if (error) {
    return (
      <>
        <ProblemNote error={error} />
        <a className="lone-link" href="/calendar">
          {text.toCalendar}
        </a>
      </>
    );
  }
  if (!asked) return <div aria-busy="true" />;

  return (
    <>
      <div>
        <h2>{asked.title}</h2>
        <p>{eventWhen(asked)}</p>
        {asked.location && <p>{asked.location}</p>}
      </div>
      <AnswerChoice token={token} asked={asked} proposed={proposed} />
      <a className="lone-link" href={eventAddress(asked.id)}>
        {text.toEvent}
      </a>
    </>
  );
};

/** Opening changes nothing: mail scanners open links, too. */
export const MailedAnswerPage = () => {
  const [parameters] = useSearchParams();
  const token = parameters.get("token");
  const proposed = order.find((answer) => answer === parameters.get("answer"));

  return (
    <PublicPage title={text.title}>
      {token ? <AskedEvent token={token} proposed={proposed} /> : <p>{text.noToken}</p>}
    </PublicPage>
  );
};
