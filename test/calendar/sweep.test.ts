import { addDays } from "date-fns/addDays";
import { expect, it, vi } from "vitest";
import { sweepCalendar } from "../../functions/calendar/sweep-calendar.ts";
import { openStores } from "../../functions/data/stores.ts";
import { calendar } from "../../shared/calendar/calendar.contract.ts";
import { calendarFixture } from "./calendar.fixture.ts";

it("removes for good what was deleted thirty days ago, with its answers, and nothing else", async () => {
  const fixture = await calendarFixture();
  const stores = openStores(fixture.table);
  const { id } = await fixture.create({ asksForAnswers: true });
  const kept = await fixture.create();
  await fixture.colleague.call(calendar.answers.answer, { params: { id }, body: { answer: "yes" } });
  await fixture.remove(id);
  await sweepCalendar(stores, addDays(new Date(), 29));
  expect(await stores.events.find(id)).toBeDefined();
  await sweepCalendar(stores, addDays(new Date(), 31));

  expect(await stores.events.find(id)).toBeUndefined();
  expect((await stores.eventAnswers.read(id)).answers).toEqual({});
  expect(await fixture.read(kept.id)).toMatchObject({ id: kept.id });
});

it("leaves what was restored since it looked", async () => {
  const fixture = await calendarFixture();
  const stores = openStores(fixture.table);
  const { id } = await fixture.create();
  await fixture.remove(id);
  const stale = await stores.events.projection();
  const rows = Array.from(stale.entries());
  await fixture.restore(id);
  vi.spyOn(stale, "entries").mockReturnValue(rows.values());
  vi.spyOn(stores.events, "projection").mockResolvedValue(stale);
  await sweepCalendar(stores, addDays(new Date(), 31));

  expect(await fixture.read(id)).toMatchObject({ id });
});
