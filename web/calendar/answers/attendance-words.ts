import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import type { Attendance } from "../../../shared/calendar/event-attendance.ts";
import { formatNumber } from "../../components/date-text.tsx";
import { stateText, attendanceText as text } from "./answers.text.ts";

/** "3 Personen kommen · noch 2 Plätze frei" */
export const attendanceCounts = ({ coming, waiting, maybe, free }: Attendance): string =>
  [
    text.coming(formatNumber(coming)),
    free !== null && (free > 0 ? text.free(formatNumber(free)) : text.full),
    waiting > 0 && text.waiting(formatNumber(waiting)),
    maybe > 0 && text.maybe(formatNumber(maybe)),
  ]
    .filter(Boolean)
    .join(" · ");

export type GivenAnswer = NonNullable<Attendance["own"]>;

export const ownAnswer = ({ state, persons }: GivenAnswer, per: CalendarEvent["answersPer"]): string =>
  per === "office" ? text.officeOwn(stateText[state], persons) : text.own(stateText[state]);
