const minutesIn: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 1440 };

export const minutesOf = (expression: string): number => {
  const [, count, unit = ""] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const length = minutesIn[unit];
  if (length === undefined) throw new Error(`The schedule ${expression} is no rate.`);
  return Number(count) * length;
};
