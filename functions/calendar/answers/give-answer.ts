import { eventProblems } from "../../../shared/calendar/calendar.problems.ts";
import type { AnswerDraft } from "../../../shared/calendar/event-attendance.ts";
import { serviceProblems } from "../../../shared/contract/general.problems.ts";
import { isAllowed, type Viewer } from "../../../shared/contract/permissions.ts";
import { comingIn, seated } from "../../data/calendar/attendance.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import type { AnswersState, StoredAnswer } from "../../data/calendar/event-answers.repository.ts";
import type { Stores } from "../../data/stores.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";

type Answering = Stores & { readonly viewer: Viewer; readonly now: Date };

const TRIES = 8;

const officeFor = ({ organisationId }: AnswerDraft, viewer: Viewer): string => {
  const id = organisationId ?? viewer.employedAt;
  if (id === null) throw new Problem(eventProblems.noEmployee);
  if (id !== viewer.employedAt && !isAllowed(viewer, "EDIT_EVENTS", id)) {
    throw problemAt(eventProblems.otherOffice, "organisationId");
  }
  return id;
};

/** Nobody waits for more seats than there are, and attendees may add people only while they fit. */
const requireRoom = (event: StoredEvent, state: AnswersState, who: string, persons: number): void => {
  if (event.places === null) return;
  const own = seated(state, event).find((row) => row.who === who);
  const most = own?.state === "coming" ? event.places - comingIn(state, event) + own.persons : event.places;
  if (persons > most) {
    throw problemAt(eventProblems.noPlaces, "persons");
  }
};

export const giveAnswer = async (
  event: StoredEvent,
  before: AnswersState,
  body: AnswerDraft,
  { eventAnswers, organisations, viewer, now }: Answering,
): Promise<{ readonly who: string; readonly state: AnswersState }> => {
  if (body.shownStart && Date.parse(body.shownStart) !== Date.parse(event.start)) {
    throw new Problem(eventProblems.moved);
  }
  const { employeeId } = viewer;
  if (employeeId === null) throw new Problem(eventProblems.noEmployee);
  const isForOffice = event.answersPer === "office";
  // A named office is checked even where people answer for themselves.
  const named = isForOffice || body.organisationId ? officeFor(body, viewer) : null;
  if (named !== null && named !== viewer.employedAt && !(await organisations.find(named))) {
    throw problemAt(eventProblems.unknownOffice, "organisationId");
  }
  const office = isForOffice ? named : null;
  const who = office ?? employeeId;
  const answer: StoredAnswer = {
    answer: body.answer,
    persons: office === null ? 1 : (body.persons ?? 1),
    employeeId,
    organisationId: office ?? viewer.employedAt,
    answeredAt: now.toISOString(),
  };
  let state = before;
  for (let tries = 1; tries <= TRIES; tries++) {
    const own = state.answers[who];
    const isMore = own?.answer === "yes" && body.answer === "yes" && answer.persons > own.persons;
    if (body.answer === "yes") requireRoom(event, state, who, answer.persons);
    const saved = await eventAnswers.answer(event.id, who, answer, {
      now,
      ...(isMore ? { changes: state.changes } : {}),
    });
    if (saved) return { who, state: saved };
    state = await eventAnswers.read(event.id);
  }
  throw new Problem(serviceProblems.busy);
};
