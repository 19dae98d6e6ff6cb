import { addYears } from "date-fns/addYears";
import { lightFormat } from "date-fns/lightFormat";
import { parseISO } from "date-fns/parseISO";
import { eventProblems } from "../../../shared/calendar/calendar.problems.ts";
import { MAX_SERIES, MAX_SERIES_YEARS } from "../../../shared/calendar/event-series.ts";
import { actorOf } from "../../../shared/contract/permissions.ts";
import { momentAt, officeClock, officeDay } from "../../../shared/dates/office-days.ts";
import { withoutImages } from "../../../shared/files/content-images.ts";
import type { StoredEvent, StoredSeries } from "../../data/calendar/calendar-events.collection.ts";
import type { BulkChange } from "../../platform/collection/bulk-writer.ts";
import { problemAt } from "../../platform/http/problem.ts";
import type { Writing } from "../events/event-draft.ts";
import { mailingIds } from "../notifications/event-mailings.ts";

/** The first day is always included. */
export const ruleDays = async (
  { rule, without }: { readonly rule: string; readonly without: readonly string[] },
  first: string,
): Promise<string[]> => {
  const { seriesDays } = await import("../../../shared/calendar/series-days.ts");
  const days = seriesDays(rule, first, MAX_SERIES + 1);
  if (days[0] !== first) throw problemAt(eventProblems.firstMissing, "rule");
  const end = lightFormat(addYears(parseISO(first), MAX_SERIES_YEARS), "yyyy-MM-dd");
  if (days.length > MAX_SERIES || (days.at(-1) ?? first) > end) {
    throw problemAt(eventProblems.longSeries, "rule");
  }
  const left = new Set(without);
  return days.filter((day) => day === first || !left.has(day));
};

/** Keeps the time of day in Vienna when the clocks change in between. */
const movedBy = (ms: number, moment: string) => momentAt(officeClock(moment) + ms);

const dayStart = (day: string) => Date.parse(`${day}T00:00:00Z`);

interface Repeated {
  readonly source: StoredEvent;
  /** When the source would begin by the rule. */
  readonly slot: string;
  readonly day: string;
  readonly id: string;
  readonly series: Omit<StoredSeries, "slot">;
}

const eventOn = (
  { source, slot, day, id, series }: Repeated,
  { viewer, now }: Pick<Writing, "viewer" | "now">,
): StoredEvent => {
  const toSlot = officeClock(slot) - officeClock(source.start);
  const by = toSlot + dayStart(day) - dayStart(officeDay(new Date(slot)));
  const [maker, at] = [actorOf(viewer), now.toISOString()];
  const start = movedBy(by, source.start);
  return {
    ...source,
    id,
    start,
    end: movedBy(by, source.end),
    answerUntil: source.answerUntil && movedBy(by, source.answerUntil),
    description: withoutImages(source.description),
    files: [],
    series: { ...series, slot: start },
    announcement: null,
    createdAt: at,
    createdBy: maker,
    ownedBy: undefined,
    modifiedAt: at,
    modifiedBy: maker,
  };
};

export const repeatedOn = (
  repeated: Repeated,
  deps: Pick<Writing, "viewer" | "now" | "eventMailings">,
): BulkChange<StoredEvent> => {
  const after = eventOn(repeated, deps);
  const known = mailingIds.announcement(after.id, after.visibility);
  return { after, inTransaction: [{ Put: { Item: deps.eventMailings.doneItem(known) } }] };
};
