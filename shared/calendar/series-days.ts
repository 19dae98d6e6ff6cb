import { RRuleTemporal } from "rrule-temporal";
import { partsOf } from "./series-rule.ts";

/** At noon in UTC, where a day is a day whatever the clocks do. */
const NOON = "T120000Z";

/** As days, so that the last one counts. */
const endingAtNoon = (rule: string) => {
  const until = partsOf(rule).get("UNTIL");
  return until === undefined ? rule : rule.replace(until, `${until.slice(0, 8)}T235959Z`);
};

/** The days of a rule from `first` on (YYYY-MM-DD), `most` of them. The library has 50 KB: imported when it is needed. */
export const seriesDays = (rule: string, first: string, most: number): string[] => {
  const dtstart = `DTSTART:${first.replaceAll("-", "")}${NOON}`;
  const rrule = new RRuleTemporal({ rruleString: `${dtstart}\nRRULE:${endingAtNoon(rule)}` });
  return rrule.all((_, at) => at < most).map((day) => day.toString().slice(0, 10));
};
