import * as z from "zod";
import { startOfDayIn } from "../dates/dates.ts";

export const weekdays: readonly string[] = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

const day = `(?:${weekdays.join("|")})`;
const several = { BYDAY: new RegExp(`^${day}(?:,${day})*$`) };
const known: Readonly<Record<string, RegExp>> = {
  FREQ: /./,
  INTERVAL: /^[1-9]\d?$/,
  COUNT: /^[1-9]\d{0,3}$/,
  UNTIL: /^\d{8}(?:T\d{6}Z)?$/,
};
const fitting: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  DAILY: several,
  WEEKLY: several,
  MONTHLY: { BYDAY: new RegExp(`^(?:-1|[1-5])${day}$`), BYMONTHDAY: /^(?:[1-9]|[12]\d|3[01]|-1)$/ },
  YEARLY: {},
};

/** The parts of an RRULE (RFC 5545 section 3.3.10) by their names. */
export const partsOf = (rule: string): ReadonlyMap<string, string> =>
  new Map(
    rule.split(";").map((part) => {
      const [name = "", value = ""] = part.split("=");
      return [name, value];
    }),
  );

const writtenRule = (parts: ReadonlyMap<string, string | undefined>): string =>
  Array.from(parts)
    .flatMap(([name, value]) => (value ? [`${name}=${value}`] : []))
    .join(";");

export const ruleOf = (parts: Readonly<Record<string, string | undefined>>): string =>
  writtenRule(new Map(Object.entries(parts)));

export const withoutEnd = (rule: string): string =>
  writtenRule(new Map([...partsOf(rule)].filter(([name]) => name !== "COUNT" && name !== "UNTIL")));

const dayIn = (until: string) => [until.slice(0, 4), until.slice(4, 6), until.slice(6, 8)].join("-");

const faultOf = (rule: string): string | undefined => {
  const parts = partsOf(rule);
  const ofFrequency = fitting[parts.get("FREQ") ?? ""];
  const isKnown =
    ofFrequency !== undefined &&
    parts.size === rule.split(";").length &&
    !(parts.has("BYDAY") && parts.has("BYMONTHDAY")) &&
    Array.from(parts).every(([name, value]) => (known[name] ?? ofFrequency[name])?.test(value));
  if (!isKnown) {
    return "Möglich sind FREQ (DAILY, WEEKLY, MONTHLY oder YEARLY), INTERVAL, BYDAY oder BYMONTHDAY, die dazu passen, COUNT und UNTIL.";
  }
  const until = parts.get("UNTIL");
  if (parts.has("COUNT") === (until !== undefined)) return "Die Serie braucht ein Ende: COUNT oder UNTIL.";
  return until !== undefined && !startOfDayIn(dayIn(until)) ? "Den Tag in UNTIL gibt es nicht." : undefined;
};

export const SeriesRule = z
  .string()
  .max(200)
  .superRefine((rule, context) => {
    const message = faultOf(rule);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  });

/** The rule after all events move by so many days; undefined where no rule expresses that. */
export const movedRule = (rule: string, by: number): string | undefined => {
  if (by === 0) return rule;
  const parts = partsOf(rule);
  const [byDay, ofMonth] = [parts.get("BYDAY"), parts.get("BYMONTHDAY")];
  const frequency = parts.get("FREQ");
  if (frequency === "WEEKLY" && byDay && byDay.length === 2) {
    const at = weekdays.indexOf(byDay) + by;
    return writtenRule(new Map(parts).set("BYDAY", weekdays.at(at % weekdays.length) ?? byDay));
  }
  if (byDay) return undefined;
  if (frequency !== "MONTHLY") return rule;
  const moved = Number(ofMonth) + by;
  // Every month has these days.
  const isSafe = [Number(ofMonth), moved].every((day) => day >= 1 && day <= 28);
  return isSafe ? writtenRule(new Map(parts).set("BYMONTHDAY", String(moved))) : undefined;
};
