import { Cron } from "croner";
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from "date-fns/constants";

export type NextTime = (from: Date) => Date;

const units: Readonly<Record<string, number>> = {
  minute: millisecondsInMinute,
  hour: millisecondsInHour,
  day: millisecondsInDay,
};

const rate = (expression: string): NextTime | undefined => {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const step = units[unit ?? ""];
  return step ? (from) => new Date(from.getTime() + Number(count) * step) : undefined;
};

/** EventBridge counts weekdays from Sunday as 1, croner from 0. */
const weekday = (field: string) =>
  field.replaceAll(/(?<![/#\d])\d(?!\d)/g, (digit) => String(Number(digit) - 1));

/** croner's expressions begin with seconds. */
const cron = (expression: string, timezone: string): NextTime | undefined => {
  const [, inner] = /^cron\((.+)\)$/.exec(expression) ?? [];
  const fields = inner?.trim().replaceAll("?", "*").split(/\s+/) ?? [];
  if (fields.length !== 6) return undefined;
  const [minutes, hours, day, month, days = "*", year] = fields;
  const schedule = new Cron(["0", minutes, hours, day, month, weekday(days), year].join(" "), {
    timezone,
    mode: "7-part",
    // EventBridge writes 0/15 where others write */15.
    sloppyRanges: true,
  });
  return (from) => {
    const next = schedule.nextRun(from);
    if (!next) throw new Error(`${expression} is never due.`);
    return next;
  };
};

export const readSchedule = (expression: string, timeZone = "UTC"): NextTime => {
  const next = rate(expression) ?? cron(expression, timeZone);
  if (!next) throw new Error(`The local run does not understand the schedule ${expression}.`);
  return next;
};
