import { compareAsc } from "date-fns/compareAsc";
import { eventProblems } from "../../../shared/calendar/calendar.problems.ts";
import type { RuleScope } from "../../../shared/calendar/event-series.ts";
import { seriesPlan } from "../../../shared/calendar/series-plan.ts";
import { officeDay } from "../../../shared/dates/office-days.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Writing } from "../events/event-draft.ts";
import { isInSeries, type SeriesEvent } from "./changed-alike.ts";
import { othersIn, seriesEvents } from "./events-in-scope.ts";
import { ruleDays } from "./rule-days.ts";

type Found = Stored<SeriesEvent>;

/** An event keeps its slot when it is moved by itself. */
export const slotDay = ({ series }: SeriesEvent): string => officeDay(new Date(series.slot));

export const eventsToCome = async (event: Stored<StoredEvent>, scope: RuleScope, deps: Writing) => {
  if (!isInSeries(event)) throw new Problem(eventProblems.noRule);
  if (event.start <= deps.now.toISOString()) throw new Problem(eventProblems.begun);
  const { others, isWhole } = await othersIn(event, scope, deps);
  // A derived id lets a retry find what a broken-off try has moved.
  const id = isWhole ? event.series.id : `${event.id}-${event.version}`;
  const moved = isWhole ? [] : await seriesEvents(id, deps);
  const events = [event, ...others, ...moved.filter(({ deletedAt }) => deletedAt === null)].toSorted(
    (one, other) => compareAsc(one.series.slot, other.series.slot),
  );
  return { event, events, id, first: slotDay(events[0] ?? event) };
};

interface NewRule {
  readonly rule: string;
  readonly without: readonly string[];
}

export const rulePlan = async (
  event: Stored<StoredEvent>,
  scope: RuleScope,
  newRule: NewRule,
  deps: Writing,
) => {
  const { events, first, ...found } = await eventsToCome(event, scope, deps);
  const { kept, dropped, added } = seriesPlan<Found>(events, slotDay, await ruleDays(newRule, first));
  const isOther = ({ id }: Found) => id !== event.id;
  return {
    ...found,
    kept: kept.filter(isOther),
    dropped: dropped.filter(isOther),
    added,
    isDropped: dropped.some(({ id }) => id === event.id),
  };
};
