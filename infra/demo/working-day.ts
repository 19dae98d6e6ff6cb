import { millisecondsInDay } from "date-fns/constants";
import { isWeekend } from "date-fns/isWeekend";
import { previousFriday } from "date-fns/previousFriday";
import { set } from "date-fns/set";
import { subMilliseconds } from "date-fns/subMilliseconds";
import { inOffice } from "../../shared/dates/office-days.ts";
import type { Chance } from "./chance.ts";

const weekdayOf = (day: Date) => (isWeekend(day) ? previousFriday(day) : day);

export const workingDay = (now: Date, daysAgo: number, chance: Chance): string => {
  const day = weekdayOf(inOffice(subMilliseconds(now, daysAgo * millisecondsInDay)));
  const [hours, minutes] = [chance.number.int({ min: 8, max: 16 }), chance.number.int({ min: 0, max: 59 })];
  return new Date(set(day, { hours, minutes, seconds: 0, milliseconds: 0 })).toISOString();
};

export const earlierToday = (now: Date, chance: Chance): string => {
  const morning = set(inOffice(now), { hours: 7, minutes: 0, seconds: 0, milliseconds: 0 });
  return chance.date.between({ from: Math.min(morning.getTime(), now.getTime()), to: now }).toISOString();
};
