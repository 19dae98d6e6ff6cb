import ical from "ical.js";
import nodeIcal from "node-ical";
import { describe, expect, it } from "vitest";
import { eventEntry } from "../../functions/calendar/ical/ical-entry.ts";
import { renderCalendar } from "../../functions/calendar/ical/render-calendar.ts";
import { entriesOf } from "../../functions/calendar/ical/series-entries.ts";
import type { StoredEvent } from "../../functions/data/calendar/calendar-events.collection.ts";
import { wholeDays } from "../../shared/calendar/event-times.ts";
import { momentAt, officeClock } from "../../shared/dates/office-days.ts";
import { anEvent } from "../support/event.builder.ts";

const WEEK = 7 * 24 * 3_600_000;

/** Weekly, over the change of clocks in March 2030. */
const weekly = (
  count: number,
  more: (index: number) => Partial<StoredEvent> = () => ({}),
  first: Pick<StoredEvent, "start" | "end" | "wholeDay"> = {
    start: "2030-03-12T08:00:00.000Z",
    end: "2030-03-12T09:30:00.000Z",
    wholeDay: false,
  },
) =>
  Array.from({ length: count }, (_, index) => {
    const later = (moment: string) => momentAt(officeClock(moment) + index * WEEK);
    const start = later(first.start);
    return anEvent({
      id: `e${index}`,
      title: "Jour fixe",
      start,
      end: later(first.end),
      wholeDay: first.wholeDay,
      series: { id: "s", rule: "FREQ=WEEKLY;BYDAY=TU", slot: start },
      ...more(index),
    });
  });

const write = async (events: readonly StoredEvent[]) =>
  renderCalendar(
    await entriesOf(
      events.map((event) => ({ ...event, version: 3 })),
      (event) => eventEntry(event, undefined),
    ),
  );

interface Occurrence {
  readonly start: string;
  readonly title: string;
}

const SPAN = { from: new Date("2029-01-01"), to: new Date("2032-01-01") };

const byNodeIcal = (calendar: string): Occurrence[] =>
  Object.values(nodeIcal.sync.parseICS(calendar)).flatMap((event) =>
    event?.type === "VEVENT"
      ? nodeIcal.expandRecurringEvent(event, SPAN).map(({ start, summary }) => ({
          start: start.toISOString(),
          title: typeof summary === "string" ? summary : summary.val,
        }))
      : [],
  );

const byIcalJs = (calendar: string): Occurrence[] => {
  const root = ical.Component.fromString(calendar);
  for (const zone of root.getAllSubcomponents("vtimezone")) ical.TimezoneService.register(zone);
  const all = root.getAllSubcomponents("vevent").map((component) => new ical.Event(component));
  const exceptions = all.filter((event) => event.isRecurrenceException());
  return all
    .filter((event) => !event.isRecurrenceException())
    .flatMap((event) => {
      for (const one of exceptions) if (one.uid === event.uid) event.relateException(one);
      const iterator = event.iterator();
      const found: Occurrence[] = [];
      for (let next = iterator.next(); next; next = iterator.next()) {
        const { startDate, item } = event.getOccurrenceDetails(next);
        found.push({ start: startDate.toJSDate().toISOString(), title: item.summary });
      }
      return found;
    });
};

describe.each([
  ["node-ical", byNodeIcal],
  ["ical.js", byIcalJs],
])("a series that %s reads", (_, read) => {
  const occurrences = async (events: readonly StoredEvent[]) =>
    read(await write(events)).toSorted((one, other) => (one.start < other.start ? -1 : 1));

  it("has each event at its time in Vienna, over the change of clocks", async () => {
    const events = weekly(40);

    expect(await occurrences(events)).toEqual(events.map(({ start, title }) => ({ start, title })));
  });

  it("has no event where one was left out, deleted, hidden or swept", async () => {
    const events = weekly(10).filter((_event, index) => index !== 0 && index !== 4 && index !== 9);

    expect((await occurrences(events)).map(({ start }) => start)).toEqual(events.map(({ start }) => start));
  });

  it("has what differs in place of what the rule would say", async () => {
    const events = weekly(6, (index) =>
      index === 3
        ? { start: "2030-04-03T12:00:00.000Z", end: "2030-04-03T13:00:00.000Z", title: "Verlegt" }
        : {},
    );

    expect(await occurrences(events)).toEqual(events.map(({ start, title }) => ({ start, title })));
  });

  it("has whole days as dates", async () => {
    const day = wholeDays({ start: "2030-03-12T08:00:00.000Z", end: "2030-03-12T08:00:00.000Z" });
    const events = weekly(5, undefined, { ...day, wholeDay: true }).toSpliced(2, 1);
    const calendar = await write(events);

    expect(read(calendar)).toHaveLength(4);
    expect(calendar).toContain("DTSTART;VALUE=DATE:20300312");
    expect(calendar).toContain("EXDATE;VALUE=DATE:20300326");
    expect(calendar).toContain("RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20300409");
  });

  it("stands beside events of its own that its rule does not name", async () => {
    const [wrong, ...others] = weekly(5);
    const astray = {
      ...anEvent(wrong),
      series: { id: "s", rule: "FREQ=WEEKLY;BYDAY=TU", slot: "2030-03-14T08:00:00.000Z" },
    };

    expect(await occurrences([...others, astray])).toHaveLength(5);
  });
});

describe("a series as it is written", () => {
  it("is one entry, and the zone is named where there is a series only", async () => {
    const calendar = await write(weekly(40));

    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(calendar.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
    expect(calendar).toContain("DTSTART;TZID=Europe/Vienna:20300312T090000");
    expect(await write([anEvent()])).not.toContain("Vienna");
  });

  it("tells nothing of events before or after those that are shown", async () => {
    const calendar = await write(weekly(10).slice(3, 6));

    expect(calendar).toContain("DTSTART;TZID=Europe/Vienna:20300402T090000");
    expect(calendar).toContain("UNTIL=20300416T070000Z");
    expect(calendar).not.toContain("EXDATE");
  });

  it("is cancelled once all of it is deleted", async () => {
    const calendar = await write(weekly(3, () => ({ deletedAt: "2030-01-01T00:00:00.000Z" })));

    expect(calendar.match(/STATUS:CANCELLED/g)).toHaveLength(1);
  });
});
