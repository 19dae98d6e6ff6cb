import type { Attendance, AttendanceState } from "../../../shared/calendar/event-attendance.ts";
import type { StoredEvent } from "./calendar-events.collection.ts";
import type { AnswersState, StoredAnswer } from "./event-answers.repository.ts";

export interface Seated extends StoredAnswer {
  readonly who: string;
  readonly state: AttendanceState;
  /** The position on the waiting list, from 1. */
  readonly position: number | null;
}

type Limited = Pick<StoredEvent, "places">;

const couldCome = ({ persons }: StoredAnswer, { places }: Limited) => persons <= (places ?? persons);

export const seated = ({ answers, ranks }: AnswersState, event: Limited): Seated[] => {
  let left = event.places ?? Number.POSITIVE_INFINITY;
  let waiting = 0;
  let isFull = false;
  const rankOf = ([who]: readonly [string, StoredAnswer]) => ranks[who] ?? Number.POSITIVE_INFINITY;
  return Object.entries(answers)
    .toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1))
    .map(([who, answer]): Seated => {
      if (answer.answer !== "yes") return { ...answer, who, state: answer.answer, position: null };
      if (!isFull && answer.persons <= left) {
        left -= answer.persons;
        return { ...answer, who, state: "coming", position: null };
      }
      isFull ||= couldCome(answer, event);
      return { ...answer, who, state: "waiting", position: ++waiting };
    });
};

const personsIn = (rows: readonly Seated[], state: AttendanceState) =>
  rows.filter((row) => row.state === state).reduce((sum, { persons }) => sum + persons, 0);

export const comingIn = (state: AnswersState, event: Limited): number =>
  personsIn(seated(state, event), "coming");

/** `who` is the caller, or the caller's office. */
export const attendanceOf = (state: AnswersState, event: Limited, who: string | null): Attendance => {
  const rows = seated(state, event);
  const own = rows.find((row) => row.who === who);
  const coming = personsIn(rows, "coming");
  const isFull = rows.some((row) => row.state === "waiting" && couldCome(row, event));
  return {
    coming,
    waiting: personsIn(rows, "waiting"),
    maybe: personsIn(rows, "maybe"),
    no: rows.filter((row) => row.state === "no").length,
    free: event.places === null ? null : isFull ? 0 : event.places - coming,
    own: own
      ? {
          answer: own.answer,
          persons: own.persons,
          state: own.state,
          position: own.position,
          answeredAt: own.answeredAt,
        }
      : null,
  };
};

interface Answering {
  readonly employeeId: string | null;
  readonly employedAt: string | null;
}

export const answererOf = (
  { answersPer }: Pick<StoredEvent, "answersPer">,
  { employeeId, employedAt }: Answering,
): string | null => (answersPer === "office" ? employedAt : employeeId);
