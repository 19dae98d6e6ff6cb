import { expect, it } from "vitest";
import type { Writing } from "../../functions/calendar/events/event-draft.ts";
import { changeByRule } from "../../functions/calendar/series/change-rule.ts";
import { updateOthers } from "../../functions/calendar/series/scoped-changes.ts";
import { openCalendarEvents } from "../../functions/data/calendar/calendar-events.collection.ts";
import { openStores } from "../../functions/data/stores.ts";
import { calendar } from "../../shared/calendar/calendar.contract.ts";
import { dyingTable, Killed } from "../support/dying-table.ts";
import { anAdministrator } from "../support/viewers.ts";
import { calendarFixture } from "./calendar.fixture.ts";
import { openSeries } from "./series.fixture.ts";

const fixture = await calendarFixture();
const series = openSeries(fixture);

const COUNT = 120;
const moved = { start: "2030-03-12T10:00:00.000Z", end: "2030-03-12T11:00:00.000Z" };

/** More than a transaction holds. */
const begin = async () => {
  const { id, title } = await series.begin(`FREQ=DAILY;COUNT=${COUNT}`);
  const before = await openCalendarEvents(fixture.table).find(id);
  if (!before) throw new Error("There is no event");
  const change = { before, after: { ...before, ...moved }, scope: "all", decided: null } as const;
  const save = async () => {
    const body = { ...(await fixture.read(id)), ...moved };
    await fixture.editor.call(calendar.events.update, { params: { id }, query: { scope: "all" }, body });
    return series.named(title);
  };
  return { id, change, save };
};

const deps = (stores: ReturnType<typeof openStores>): Writing => ({
  ...stores,
  viewer: anAdministrator,
  now: new Date(),
});

it.each(["before", "after"] as const)(
  "another rule that dies %s a transaction is completed, and made once, by the same request",
  async (when) => {
    const { id, title } = await series.begin(`FREQ=DAILY;COUNT=${COUNT}`);
    const [, second] = await series.named(title);
    const edited = await openCalendarEvents(fixture.table).find(second?.id ?? id);
    if (!edited) throw new Error("There is no event");
    const body = { rule: "FREQ=DAILY;INTERVAL=2;COUNT=100", without: [], isSilent: false };
    const dying = openStores(dyingTable(fixture.table, 2, when));
    await expect(changeByRule(edited, "following", body, deps(dying))).rejects.toBeInstanceOf(Killed);
    const request = { params: { id: edited.id }, query: { scope: "following" }, body } as const;
    const { data } = await fixture.editor.call(calendar.events.changeRule, request);

    const [first, ...others] = await series.named(title);
    expect(first?.seriesId).toBe(id);
    expect(others).toHaveLength(100);
    expect(new Set(others.map(({ start }) => start)).size).toBe(100);
    expect(new Set(others.map(({ seriesId }) => seriesId))).toEqual(new Set([data.seriesId]));
  },
);

const times = (events: Awaited<ReturnType<typeof series.named>>) => [
  events.length,
  new Set(events.map(({ start }) => start.slice(11))),
  new Set(events.map(({ seriesId }) => seriesId)).size,
];
const whole = [COUNT, new Set(["10:00:00.000Z", "09:00:00.000Z"]), 1];

it.each(["before", "after"] as const)(
  "a change of many that dies %s a transaction is completed, and made once, by the same request",
  async (when) => {
    const { change, save } = await begin();
    const dying = openStores(dyingTable(fixture.table, 2, when));
    await expect(updateOthers(change, deps(dying))).rejects.toBeInstanceOf(Killed);

    expect(times(await save())).toEqual(whole);
  },
);

it("a change of many keeps what somebody else changes of one meanwhile", async () => {
  const { id, change, save } = await begin();
  const stores = openStores(fixture.table);
  const other = `${id}-20300320`;
  let isFirst = true;
  const write: typeof stores.eventChanges.write = async (...changes) => {
    if (isFirst) await stores.events.update(other, (event) => ({ ...event, location: "Graz" }));
    isFirst = false;
    return stores.eventChanges.write(...changes);
  };
  await updateOthers(change, deps({ ...stores, eventChanges: { write } }));
  expect(await stores.events.find(other)).toMatchObject({ start: "2030-03-20T10:00:00.000Z" });
  const events = await save();

  expect(times(events)).toEqual(whole);
  expect(events.filter(({ location }) => location === "Graz")).toHaveLength(1);
});
