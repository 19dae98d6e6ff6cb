import { addDays } from "date-fns/addDays";
import { addHours } from "date-fns/addHours";
import { addMilliseconds } from "date-fns/addMilliseconds";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { set } from "date-fns/set";
import { startOfHour } from "date-fns/startOfHour";
import { stamp, wholeDays } from "../../../shared/calendar/event-times.ts";
import { inOffice, officeDay, startOfOfficeDay } from "../../../shared/dates/office-days.ts";
import type { EventTimes } from "./event-form.ts";

const FIRST_HOUR = 9;
const LAST_HOUR = 18;

const atHour = (day: string, hours: number) =>
  stamp(set(inOffice(startOfOfficeDay(day)), { hours, minutes: 0 }));

export const hourOn = (day: string): EventTimes => ({
  start: atHour(day, FIRST_HOUR),
  end: atHour(day, FIRST_HOUR + 1),
  wholeDay: false,
});

/** Today's next full hour, or the next morning after the working day; another day's morning. */
export const nextHourOn = (day: string, now = new Date()): EventTimes => {
  if (day !== officeDay(now)) return hourOn(day);
  const next = addHours(startOfHour(inOffice(now)), 1);
  if (next.getHours() <= FIRST_HOUR && officeDay(next) === day) return hourOn(day);
  const isLate = officeDay(next) !== day || next.getHours() > LAST_HOUR;
  return isLate ? hourOn(officeDay(addDays(inOffice(now), 1))) : hourFrom(next);
};

export const hourFrom = (start: Date): EventTimes => ({
  start: stamp(start),
  end: stamp(addHours(start, 1)),
  wholeDay: false,
});

/** `end` is the day after the last one; one day if it is missing. */
export const daysBetween = (start: string, end: string): EventTimes => ({
  ...wholeDays({ start: startOfOfficeDay(start), end: startOfOfficeDay(end || start) }),
  wholeDay: true,
});

/** Moves the end with the begin; whole days move by days, whatever the clocks do in between. */
export const movedAlong = (
  end: string,
  { from, to, isWhole }: { readonly from: string; readonly to: string; readonly isWhole: boolean },
): string =>
  isWhole
    ? stamp(addDays(inOffice(end), differenceInCalendarDays(inOffice(to), inOffice(from))))
    : stamp(addMilliseconds(end, Date.parse(to) - Date.parse(from)));

export const hoursOf = ({ start, end }: Pick<EventTimes, "start" | "end">): EventTimes => {
  const lastDay = officeDay(addDays(inOffice(end), -1));
  return {
    start: atHour(officeDay(new Date(start)), FIRST_HOUR),
    end: atHour(lastDay, FIRST_HOUR + 1),
    wholeDay: false,
  };
};
