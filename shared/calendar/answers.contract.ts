import * as z from "zod";
import { signedIn } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { exportableListQuery, page } from "../contract/list-query.ts";
import { eventProblems } from "./calendar.problems.ts";
import { eventEditors } from "./event-access.ts";
import { AnswerDraft, Attendance, AttendanceRow } from "./event-attendance.ts";

export const answers = {
  answer: endpoint({
    method: "PUT",
    path: "/v1/calendar/events/{id}/answer",
    access: signedIn,
    summary: "Comes, does not or perhaps: oneself, or one's office with so many persons",
    body: AnswerDraft,
    reply: Attendance,
    problems: [
      eventProblems.notFound,
      eventProblems.withoutAnswers,
      eventProblems.answersOver,
      eventProblems.moved,
      eventProblems.noEmployee,
      eventProblems.otherOffice,
      eventProblems.unknownOffice,
      eventProblems.noPlaces,
    ],
  }),
  list: endpoint({
    method: "GET",
    path: "/v1/calendar/events/{id}/answers",
    access: signedIn,
    summary: "Who comes or waits; who looks after the event also sees who does not, or has not answered",
    exports: "event.answers-exported",
    query: exportableListQuery({
      filters: ["state", "organisationId"],
      sort: ["name", "state", "answeredAt"],
    }),
    reply: page(AttendanceRow),
    problems: [eventProblems.notFound],
  }),
  remind: endpoint({
    method: "PUT",
    path: "/v1/calendar/events/{id}/remind",
    access: eventEditors,
    summary: "Reminds those who have not answered, once a day",
    audited: "event.reminded",
    reply: z.object({ reminded: z.int() }),
    problems: [
      eventProblems.notFound,
      eventProblems.withoutAnswers,
      eventProblems.answersOver,
      eventProblems.remindedToday,
    ],
  }),
};
