import type { Chance } from "./chance.ts";

const DAY = 24 * 3600 * 1000;

export const workingDay = (now: Date, daysAgo: number, chance: Chance): string => {
  const day = new Date(now.getTime() - daysAgo * DAY);
  const weekend = { 0: 2, 6: 1 }[day.getUTCDay()] ?? 0;
  day.setUTCDate(day.getUTCDate() - weekend);
  day.setUTCHours(chance.number.int({ min: 7, max: 15 }), chance.number.int({ min: 0, max: 59 }), 0, 0);
  return day.toISOString();
};

export const earlierToday = (now: Date, chance: Chance): string => {
  const morning = new Date(now).setUTCHours(6, 0, 0, 0);
  return chance.date.between({ from: Math.min(morning, now.getTime()), to: now }).toISOString();
};
