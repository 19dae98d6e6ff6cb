import * as z from "zod";
import { anyone } from "../contract/access.ts";
import { endpoint } from "../contract/endpoint.ts";
import { eventProblems } from "./calendar.problems.ts";
import { CalendarEvent } from "./calendar-event.ts";
import { AnswerDraft, Attendance } from "./event-attendance.ts";

const path = "/v1/public/calendar/answers";

const LinkHolder = z.object({ token: z.string().min(1).max(500) });

const MailedAnswer = CalendarEvent.pick({
  id: true,
  title: true,
  start: true,
  end: true,
  wholeDay: true,
  location: true,
  answersPer: true,
})
  .extend({
    attendance: Attendance,
    until: z.iso.datetime(),
    isOpen: z.boolean(),
    name: z.string(),
    officeName: z.string().nullable(),
    answeredBy: z.string().nullable(),
  })
  .meta({ id: "MailedAnswer" });
export type MailedAnswer = z.infer<typeof MailedAnswer>;

/** Tokens travel in bodies, which are not logged. */
export const mailedAnswers = {
  read: endpoint({
    method: "POST",
    path,
    access: anyone,
    summary: "What is asked of the reader of a mail about an event, by the token of its links",
    body: LinkHolder,
    reply: MailedAnswer,
    callsPerMinute: 60,
    problems: [eventProblems.answerLink, eventProblems.noEmployee],
  }),
  give: endpoint({
    method: "PUT",
    path,
    access: anyone,
    summary: "Answers for the reader of a mail about an event, or for their office",
    body: AnswerDraft.omit({ organisationId: true }).extend(LinkHolder.shape),
    reply: MailedAnswer,
    callsPerMinute: 60,
    problems: [
      eventProblems.answerLink,
      eventProblems.answersOver,
      eventProblems.moved,
      eventProblems.noEmployee,
      eventProblems.noPlaces,
    ],
  }),
};
