import { addDays } from "date-fns/addDays";
import { addHours } from "date-fns/addHours";
import { set } from "date-fns/set";
import { stamp, wholeDays } from "../../../shared/calendar/event-times.ts";
import { inOffice, officeDay, startOfOfficeDay } from "../../../shared/dates/office-days.ts";
import type { EventTimes } from "./event-form.ts";

const FIRST_HOUR = 9;

const atHour = (day: string, hours: number) =>
  stamp(set(inOffice(startOfOfficeDay(day)), { hours, minutes: 0 }));

/** An hour in the morning: of a day that was only pointed at nobody knows more. */
export const hourOn = (day: string): EventTimes => ({
  start: atHour(day, FIRST_HOUR),
  end: atHour(day, FIRST_HOUR + 1),
  wholeDay: false,
});

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

/** The same days with hours of the morning. */
export const hoursOf = ({ start, end }: Pick<EventTimes, "start" | "end">): EventTimes => {
  const lastDay = officeDay(addDays(inOffice(end), -1));
  return {
    start: atHour(officeDay(new Date(start)), FIRST_HOUR),
    end: atHour(lastDay, FIRST_HOUR + 1),
    wholeDay: false,
  };
};
