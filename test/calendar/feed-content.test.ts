import { expect, it, vi } from "vitest";
import { feedContent } from "../../functions/calendar/feed/feed-content.ts";
import { renderCalendar } from "../../functions/calendar/ical/render-calendar.ts";
import type { StoredEvent } from "../../functions/data/calendar/calendar-events.collection.ts";
import { openStores } from "../../functions/data/stores.ts";
import { calendar } from "../../shared/calendar/calendar.contract.ts";
import { anEvent } from "../support/event.builder.ts";
import { calendarFixture } from "./calendar.fixture.ts";

/** Of a person who sees these events, held in memory in this order. */
const feedOver = async (events: readonly StoredEvent[]) => {
  const { colleague, create, table } = await calendarFixture();
  await create();
  const { url } = (await colleague.call(calendar.feed.start, { body: {} })).data;
  const stores = openStores(table);
  const caller = await stores.calendarFeeds.open(url.slice(url.lastIndexOf("/") + 1).replace(/\.ics$/, ""));
  const projection = await stores.events.projection();
  const [row] = projection.entries();
  if (!caller || !row) throw new Error("There is no feed or no event");
  vi.spyOn(projection, "entries").mockReturnValue(events.map((listed) => ({ ...row, listed })).values());
  vi.spyOn(stores.events, "projection").mockResolvedValue(projection);
  return feedContent(caller, caller.feed, new Date(), stores);
};

it("has one fingerprint, whatever order events that begin at once are held in", async () => {
  const events = ["b", "a", "c"].map((id) => anEvent({ id }));
  const [one, other] = [await feedOver(events), await feedOver(events.toReversed())];

  expect(one.etag).toBe(other.etag);
});

it("stays below what an answer may be with thousands of long descriptions, whole ones where there are few", async () => {
  const description = `<p>${"Ärztliche Honorare 🎉 ".repeat(450).trim()}</p>`;
  const many = await feedOver(
    Array.from({ length: 3000 }, (_, at) => anEvent({ id: `e-${at}`, description })),
  );
  const few = await feedOver([anEvent({ description })]);
  const ics = await renderCalendar(await many.entries());

  expect(Buffer.byteLength(ics)).toBeLessThan(5 * 1024 * 1024);
  expect(ics).not.toContain("\uFFFD");
  expect((await few.entries())[0]?.description).toBe(description.slice(3, -4));
});
