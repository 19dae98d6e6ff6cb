import { RRuleTemporal } from "rrule-temporal";
import { partsOf } from "./series-rule.ts";

/** Noon in UTC is on the same day whatever the clocks do. */
const NOON = "T120000Z";

/** Ends the rule at the last day's end, so that this day counts. */
const endingAtNoon = (rule: string) => {
  const until = partsOf(rule).get("UNTIL");
  return until === undefined ? rule : rule.replace(until, `${until.slice(0, 8)}T235959Z`);
};

/** Days of a rule from `first` on (YYYY-MM-DD), at most `most`. Import it lazily: the library has 50 KB. */
export const seriesDays = (rule: string, first: string, most: number): string[] => {
  const dtstart = `DTSTART:${first.replaceAll("-", "")}${NOON}`;
  const rrule = new RRuleTemporal({ rruleString: `${dtstart}\nRRULE:${endingAtNoon(rule)}` });
  return rrule.all((_, at) => at < most).map((day) => day.toString().slice(0, 10));
};
