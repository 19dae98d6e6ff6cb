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
import { type AnsweredEvent, eventResource } from "../events/event-resource.ts";
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
    answer: async ({ resource, body }, deps) => {
      requireOpen(resource, deps.now);
      const { who, state } = await giveAnswer(resource, resource.state, body, deps);
      return attendanceOf(state, resource, who);
    },

    list: async ({ resource, query: { config } }, deps) => {
      const rows = resource.asksForAnswers ? await attendanceRows(resource, resource.state, deps) : [];
      return pageOf(projectionOf(rows, rowRules), config, everything);
    },

    remind: async ({ resource }, deps) => {
      const { eventAnswers, eventMailings, now, trail } = deps;
      requireOpen(resource, now);
      const missing = await loadMissing(resource, resource.state, deps);
      let reminded = 0;
      for await (const _ of reachableEmployees(deps, (one) => missing(one) !== undefined)) reminded++;
      // With nobody to remind, the day's reminder remains available.
      if (reminded === 0) {
        trail.skip();
        return { reminded };
      }
      const day = officeDay(now);
      const mailing = eventMailings.planWrite(mailingIds.reminder(resource.id, day), now.getTime());
      if (!(await eventAnswers.remind(resource.id, day, [mailing, await trail.write()]))) {
        throw new Problem(eventProblems.remindedToday);
      }
      return { reminded };
    },
  },
  { resource: eventResource() },
);
