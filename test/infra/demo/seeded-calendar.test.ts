import { addDays } from "date-fns/addDays";
import { subDays } from "date-fns/subDays";
import { beforeAll, describe, expect, it } from "vitest";
import { dayAheadOf } from "../../../functions/calendar/notifications/event-mailings.ts";
import { tellings } from "../../../functions/calendar/notifications/tell-attendance.ts";
import type { StoredEvent } from "../../../functions/data/calendar/calendar-events.collection.ts";
import { makeCalendar } from "../../../infra/demo/calendar/calendar.ts";
import { type Seeded, seededQuickly } from "./seeded.ts";

const now = new Date("2026-11-20T14:00:00.000Z");

let demo: Seeded;
let events: readonly StoredEvent[];
beforeAll(async () => {
  demo = await seededQuickly(now);
  events = Array.from((await demo.stores.calendar.events.projection()).entries(), ({ listed }) => listed);
});

describe("the seeded calendar", () => {
  it("has events in all months of two years, and everything that an event can have", () => {
    const starts = events.map(({ start }) => start).toSorted();

    expect(starts[0]?.slice(0, 7)).toBe(subDays(now, 365).toISOString().slice(0, 7));
    expect(starts.at(-1)?.slice(0, 7)).toBe(addDays(now, 365).toISOString().slice(0, 7));
    expect(new Set(starts.map((start) => start.slice(0, 7))).size).toBe(25);
    expect(events.some(({ organisationId }) => organisationId !== null)).toBe(true);
    expect(events.some(({ url }) => url !== null)).toBe(true);
    expect(events.some(({ start, answerUntil }) => answerUntil !== null && answerUntil < start)).toBe(true);
    const attached = events.flatMap(({ id, files }) => files.map((file) => ({ id, file })));
    expect(attached.length).toBeGreaterThan(0);
    const { files } = makeCalendar(demo.group.employees, now);
    expect(files.map(({ file }) => [file.owner?.id, file.id, file.size])).toEqual(
      attached.map(({ id, file }) => [id, file.id, file.size]),
    );
  });

  it("has told everybody who answered, and reminds them the day before", async () => {
    const { answers, mailings } = demo.stores.calendar;
    const asking = events.filter(({ asksForAnswers, start }) => asksForAnswers && Date.parse(start) > +now);

    expect(asking.length).toBeGreaterThan(0);
    for (const event of asking) {
      const state = await answers.read(event.id);
      expect(Object.keys(state.told).length).toBeGreaterThan(0);
      expect(tellings(event, state)).toEqual([]);
      const { id, at } = dayAheadOf(event);
      if (at > now.getTime()) expect(await mailings.due(new Date(at))).toContain(id);
    }
  });
});
