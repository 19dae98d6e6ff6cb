import { partsOf, weekdays } from "../../../shared/calendar/series-rule.ts";
import { inOffice } from "../../../shared/dates/office-days.ts";
import { seriesText as text } from "./series.text.ts";

const WORKDAYS = "MO,TU,WE,TH,FR";

const nameOf = (code: string) => text.days[weekdays.findIndex((day) => code.endsWith(day))] ?? "";

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : text.and(names.slice(0, -1).join(", "), names.at(-1) ?? "");

export const nthWeekday = (code: string): string => text.nth(Number(code.slice(0, -2)), nameOf(code));

/** "jeden Dienstag"; a rule without a day takes that of the event. */
export const ruleInWords = (rule: string, start: string): string => {
  const parts = partsOf(rule);
  const [interval, byDay] = [Number(parts.get("INTERVAL") ?? 1), parts.get("BYDAY")];
  const first = inOffice(start);
  switch (parts.get("FREQ")) {
    case "DAILY":
      return byDay === WORKDAYS ? text.workdays : text.daily(interval);
    case "WEEKLY": {
      const own = weekdays[(first.getDay() + 6) % weekdays.length] ?? "";
      return text.weekly(interval, listed((byDay ?? own).split(",").map(nameOf)));
    }
    case "MONTHLY":
      return text.monthly(
        interval,
        byDay ? nthWeekday(byDay) : text.monthDay(Number(parts.get("BYMONTHDAY") ?? first.getDate())),
      );
    default:
      return text.yearly(interval);
  }
};
