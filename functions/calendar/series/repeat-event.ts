import { addYears } from "date-fns/addYears";
import { lightFormat } from "date-fns/lightFormat";
import { parseISO } from "date-fns/parseISO";
import { eventProblems } from "../../../shared/calendar/calendar.problems.ts";
import { MAX_SERIES, MAX_SERIES_YEARS } from "../../../shared/calendar/event-series.ts";
import { events as contract } from "../../../shared/calendar/events.contract.ts";
import { withoutEnd } from "../../../shared/calendar/series-rule.ts";
import { actorOf } from "../../../shared/contract/permissions.ts";
import { momentAt, officeClock, officeDay } from "../../../shared/dates/office-days.ts";
import { withoutImages } from "../../../shared/files/content-images.ts";
import type { StoredEvent } from "../../data/calendar/calendar-events.collection.ts";
import type { Stores } from "../../data/stores.ts";
import { implement } from "../../platform/http/implement.ts";
import { Problem, problemAt } from "../../platform/http/problem.ts";
import type { Writing } from "../events/event-draft.ts";
import { type AnsweredEvent, eventSubject } from "../events/event-subject.ts";
import { mailingIds } from "../notifications/event-mailings.ts";

const daysOf = async (rule: string, first: string): Promise<string[]> => {
  const { seriesDays } = await import("../../../shared/calendar/series-days.ts");
  const days = seriesDays(rule, first, MAX_SERIES + 1);
  if (days[0] !== first) throw problemAt(eventProblems.firstMissing, "rule");
  const end = lightFormat(addYears(parseISO(first), MAX_SERIES_YEARS), "yyyy-MM-dd");
  if (days.length > MAX_SERIES || (days.at(-1) ?? first) > end) {
    throw problemAt(eventProblems.longSeries, "rule");
  }
  return days;
};

/** At the same time of day in Vienna, whatever the clocks do in between. */
const movedBy = (ms: number, moment: string) => momentAt(officeClock(moment) + ms);

const dayStart = (day: string) => Date.parse(`${day}T00:00:00Z`);

interface Repeated {
  readonly source: StoredEvent;
  readonly day: string;
  readonly rule: string;
}

const eventOn = ({ source, day, rule }: Repeated, { viewer, now }: Writing): StoredEvent => {
  const by = dayStart(day) - dayStart(officeDay(new Date(source.start)));
  const [maker, at] = [actorOf(viewer), now.toISOString()];
  const start = movedBy(by, source.start);
  return {
    ...source,
    // A second try after a failure finds what the first has made.
    id: `${source.id}-${day.replaceAll("-", "")}`,
    start,
    end: movedBy(by, source.end),
    answerUntil: source.answerUntil && movedBy(by, source.answerUntil),
    description: withoutImages(source.description),
    files: [],
    series: { id: source.id, rule, slot: start },
    announcement: null,
    createdAt: at,
    createdBy: maker,
    ownedBy: undefined,
    modifiedAt: at,
    modifiedBy: maker,
  };
};

export const repeatedEvents = implement<Pick<typeof contract, "repeat">, Stores, AnsweredEvent>(
  { repeat: contract.repeat },
  {
    /** Only the first is announced: hundreds of mails about one thing would be too many. */
    repeat: async ({ subject: { state: _, version, ...source }, body }, deps) => {
      const { events, eventChanges, eventMailings, now, viewer } = deps;
      if (source.series) throw new Problem(eventProblems.inSeries);
      const [, ...days] = await daysOf(body.rule, officeDay(new Date(source.start)));
      const without = new Set(body.without);
      const rule = withoutEnd(body.rule);
      const made = days.filter((day) => !without.has(day)).map((day) => eventOn({ source, day, rule }, deps));
      if (made.length === 0) throw problemAt(eventProblems.noSeries, "rule");
      await eventChanges.write(
        made.map((after) => {
          const known = mailingIds.announcement(after.id, after.visibility);
          return { after, inTransaction: [{ Put: { Item: eventMailings.doneItem(known) } }] };
        }),
      );
      await events.update(
        source.id,
        (event) => {
          if (event.series) throw new Problem(eventProblems.inSeries);
          const series = { id: source.id, rule, slot: event.start };
          return { ...event, series, modifiedAt: now.toISOString(), modifiedBy: actorOf(viewer) };
        },
        { from: { ...source, version } },
      );
      return { seriesId: source.id, created: made.length };
    },
  },
  { subject: eventSubject() },
);
