import { answers as contract } from "../../../shared/calendar/answers.contract.ts";
import { eventProblems } from "../../../shared/calendar/calendar.problems.ts";
import { isAnswerable } from "../../../shared/calendar/open-answers.ts";
import { officeDay } from "../../../shared/dates/office-days.ts";
import { attendanceOf } from "../../data/calendar/attendance.ts";
import { reachableEmployees } from "../../data/people/reachable-employees.ts";
import type { Stores } from "../../data/stores.ts";
import { pageOf, projectionOf } from "../../platform/collection/join.ts";
import { everything } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem } from "../../platform/http/problem.ts";
import { type AnsweredEvent, eventSubject } from "../events/event-subject.ts";
import { mailingIds } from "../notifications/event-mailings.ts";
import { attendanceRows, rowRules } from "./attendance-rows.ts";
import { giveAnswer } from "./give-answer.ts";
import { loadMissing } from "./invited.ts";

const requireOpen = (event: AnsweredEvent, now: Date): void => {
  if (!event.asksForAnswers) throw new Problem(eventProblems.withoutAnswers);
  if (!isAnswerable(event, now)) throw new Problem(eventProblems.answersOver);
};

export const answers = implement<typeof contract, Stores, AnsweredEvent>(
  contract,
  {
    answer: async ({ subject, body }, deps) => {
      requireOpen(subject, deps.now);
      const { who, state } = await giveAnswer(subject, subject.state, body, deps);
      return attendanceOf(state, subject, who);
    },

    list: async ({ subject, query: { config } }, deps) => {
      const rows = subject.asksForAnswers ? await attendanceRows(subject, subject.state, deps) : [];
      return pageOf(projectionOf(rows, rowRules), config, everything);
    },

    remind: async ({ subject }, deps) => {
      const { eventAnswers, eventMailings, now, trail } = deps;
      requireOpen(subject, now);
      const missing = await loadMissing(subject, subject.state, deps);
      let reminded = 0;
      for await (const _ of reachableEmployees(deps, (one) => missing(one) !== undefined)) reminded++;
      // With nobody to remind, the day's reminder is still to be had.
      if (reminded === 0) {
        trail.skip();
        return { reminded };
      }
      const day = officeDay(now);
      const mailing = eventMailings.planWrite(mailingIds.reminder(subject.id, day), now.getTime());
      if (!(await eventAnswers.remind(subject.id, day, [mailing, await trail.write()]))) {
        throw new Problem(eventProblems.remindedToday);
      }
      return { reminded };
    },
  },
  { subject: eventSubject() },
);
