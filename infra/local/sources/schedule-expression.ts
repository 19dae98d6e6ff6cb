/** Tells the next time after `from` at which a schedule is due. */
export type NextTime = (from: Date) => Date;

const minute = 60_000;
const units: Readonly<Record<string, number>> = { minute, hour: 60 * minute, day: 24 * 60 * minute };

const rate = (expression: string): NextTime | undefined => {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const step = units[unit ?? ""];
  return step ? (from) => new Date(from.getTime() + Number(count) * step) : undefined;
};

interface Field {
  readonly from: number;
  readonly to: number;
  readonly names?: readonly string[];
}

const fields: readonly Field[] = [
  { from: 0, to: 59 },
  { from: 0, to: 23 },
  { from: 1, to: 31 },
  {
    from: 1,
    to: 12,
    names: ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"],
  },
  { from: 1, to: 7, names: ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"] },
  { from: 1970, to: 2199 },
];

const numberIn = (text: string, { from, names }: Field, expression: string) => {
  const named = names?.indexOf(text.toUpperCase()) ?? -1;
  const value = named >= 0 ? named + from : Number(text);
  if (!Number.isInteger(value))
    throw new Error(`The local run does not understand ${text} in ${expression}.`);
  return value;
};

/** `*`, `?`, `5`, `1-5`, `0/15`, `MON,WED`; the letters L, W and # are not understood. */
const allowedBy = (text: string, field: Field, expression: string) => {
  const parts = text.split(",").map((part) => {
    const [range = "", step] = part.split("/");
    if (range === "*" || range === "?") return { first: field.from, last: field.to, step: Number(step ?? 1) };
    const [first = "", last] = range.split("-");
    const begin = numberIn(first, field, expression);
    const end =
      last === undefined ? (step === undefined ? begin : field.to) : numberIn(last, field, expression);
    return { first: begin, last: end, step: Number(step ?? 1) };
  });
  return (value: number) =>
    parts.some(({ first, last, step }) => value >= first && value <= last && (value - first) % step === 0);
};

/** The fields of a time in the order of a cron expression, as a clock in `timeZone` shows them. */
const clockIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    weekday: "short",
  });
  const days = fields[4]?.names ?? [];
  return (at: Date) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const { minute: minutes, hour, day, month, weekday = "", year } = parts;
    return [minutes, hour, day, month, days.indexOf(weekday.toUpperCase()) + 1, year].map(Number);
  };
};

const cron = (expression: string, timeZone: string): NextTime | undefined => {
  const [, inner] = /^cron\((.+)\)$/.exec(expression) ?? [];
  if (inner === undefined) return undefined;
  const texts = inner.trim().split(/\s+/);
  const allowed = fields.map((field, index) => allowedBy(texts[index] ?? "*", field, expression));
  const clock = clockIn(timeZone);
  const isDue = (at: Date) => clock(at).every((value, index) => allowed[index]?.(value) ?? true);
  return (from) => {
    const start = Math.floor(from.getTime() / minute) + 1;
    for (let next = start; next < start + 366 * 24 * 60; next += 1) {
      const at = new Date(next * minute);
      if (isDue(at)) return at;
    }
    throw new Error(`${expression} is not due within a year.`);
  };
};

/** Reads `rate(…)` and `cron(…)` as EventBridge writes them. */
export const readSchedule = (expression: string, timeZone = "UTC"): NextTime => {
  const next = rate(expression) ?? cron(expression, timeZone);
  if (!next) throw new Error(`The local run does not understand the schedule ${expression}.`);
  return next;
};
