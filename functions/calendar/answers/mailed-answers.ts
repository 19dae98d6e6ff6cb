import { eventProblems } from "../../../shared/calendar/calendar.problems.ts";
import { asEventViewer, maySeeEvent } from "../../../shared/calendar/event-visibility.ts";
import {
  mailedAnswers as contract,
  type MailedAnswer,
} from "../../../shared/calendar/mailed-answers.contract.ts";
import { answersEnd, isAnswerable } from "../../../shared/calendar/open-answers.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import { answererOf, attendanceOf } from "../../data/calendar/attendance.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import type { AnswersState } from "../../data/calendar/event-answers.repository.ts";
import type { Stores } from "../../data/stores.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound, Problem } from "../../platform/http/problem.ts";
import { readAnswerLink } from "./answer-links.ts";
import { answersText } from "./answers.text.ts";
import { giveAnswer } from "./give-answer.ts";

type Deps = Stores & { readonly now: Date };

interface Asked {
  readonly event: StoredEvent;
  readonly state: AnswersState;
  readonly viewer: Viewer;
  readonly employeeId: string;
}

/** The viewer that a session would give; undefined for people who can no longer sign in. */
const viewerOf = async (employeeId: string, { users, sessions }: Deps): Promise<Viewer | undefined> => {
  const accounts = Array.from((await users.projection()).entries());
  const account = accounts.find(({ listed }) => listed.employeeId === employeeId && listed.isActive);
  if (!account) return undefined;
  const { user, known } = await sessions.userOf(account.id, []);
  return user?.isActive ? (await sessions.callerOf(user, known)).viewer : undefined;
};

const askedBy = async (token: string, deps: Deps): Promise<Asked> => {
  const link = (await readAnswerLink(token, deps)) ?? notFound(eventProblems.answerLink);
  const { eventId, employeeId, state } = link;
  const [event, viewer] = await Promise.all([deps.events.find(eventId), viewerOf(employeeId, deps)]);
  const mayAnswer = event?.asksForAnswers && viewer && maySeeEvent(asEventViewer(viewer), event);
  return mayAnswer ? { event, state, viewer, employeeId } : notFound(eventProblems.answerLink);
};

const nameOf = async (employeeId: string, { employees }: Deps) => {
  const employee = await employees.find(employeeId);
  return employee ? fullName(employee) : answersText.gone;
};

const shown = async ({ event, state, viewer, employeeId }: Asked, deps: Deps): Promise<MailedAnswer> => {
  const who = answererOf(event, viewer);
  if (who === null) throw new Problem(eventProblems.noEmployee);
  const { id, title, start, end, wholeDay, location, answersPer } = event;
  const answeredBy = state.answers[who]?.employeeId ?? employeeId;
  const [name, office, other] = await Promise.all([
    nameOf(employeeId, deps),
    answersPer === "office" ? deps.organisations.find(who) : undefined,
    answeredBy === employeeId ? null : nameOf(answeredBy, deps),
  ]);
  return {
    id,
    title,
    start,
    end,
    wholeDay,
    location,
    answersPer,
    attendance: attendanceOf(state, event, who),
    until: answersEnd(event),
    isOpen: isAnswerable(event, deps.now),
    name,
    officeName: office?.name ?? null,
    answeredBy: other,
  };
};

export const mailedAnswers = implement<typeof contract, Stores>(contract, {
  read: async ({ body }, deps) => shown(await askedBy(body.token, deps), deps),

  give: async ({ body: { token, ...answer } }, deps) => {
    const asked = await askedBy(token, deps);
    const { event, viewer } = asked;
    if (!isAnswerable(event, deps.now)) throw new Problem(eventProblems.answersOver);
    const { state } = await giveAnswer(event, asked.state, answer, { ...deps, viewer });
    return shown({ ...asked, state }, deps);
  },
});
