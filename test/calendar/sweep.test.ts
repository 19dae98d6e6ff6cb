import { addDays } from "date-fns/addDays";
import { expect, it, vi } from "vitest";
import { openCalendar } from "../../functions/calendar/calendar.deps.ts";
import { sweepCalendar } from "../../functions/calendar/sweep-calendar.ts";
import { calendar } from "../../shared/calendar/calendar.contract.ts";
import { calendarDesk } from "./calendar-desk.ts";

it("removes for good what was deleted thirty days ago, with its answers, and nothing else", async () => {
  const desk = await calendarDesk();
  const stores = openCalendar(desk.table);
  const { id } = await desk.create({ asksForAnswers: true });
  const kept = await desk.create();
  await desk.colleague.call(calendar.answers.answer, { params: { id }, body: { answer: "yes" } });
  await desk.remove(id);
  await sweepCalendar(stores, addDays(new Date(), 29));
  expect(await stores.events.find(id)).toBeDefined();
  await sweepCalendar(stores, addDays(new Date(), 31));

  expect(await stores.events.find(id)).toBeUndefined();
  expect((await stores.answers.read(id)).answers).toEqual({});
  expect(await desk.read(kept.id)).toMatchObject({ id: kept.id });
});

it("leaves what was restored since it looked", async () => {
  const desk = await calendarDesk();
  const stores = openCalendar(desk.table);
  const { id } = await desk.create();
  await desk.remove(id);
  const stale = await stores.events.projection();
  const rows = Array.from(stale.entries());
  await desk.restore(id);
  vi.spyOn(stale, "entries").mockReturnValue(rows.values());
  vi.spyOn(stores.events, "projection").mockResolvedValue(stale);
  await sweepCalendar(stores, addDays(new Date(), 31));

  expect(await desk.read(id)).toMatchObject({ id });
});
