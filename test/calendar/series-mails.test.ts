import { addMinutes } from "date-fns/addMinutes";
import { beforeEach, describe, expect, it } from "vitest";
import { calendar } from "../../shared/calendar/calendar.contract.ts";
import type { CalendarEvent } from "../../shared/calendar/calendar-event.ts";
import type { SeriesScope } from "../../shared/calendar/event-series.ts";
import { eventMailFixture } from "./event-mail.fixture.ts";
import { openSeries } from "./series.fixture.ts";

const silent = { isSilent: true, at: null };
const loud = { isSilent: false, at: null };

let fixture: Awaited<ReturnType<typeof eventMailFixture>>;
let series: ReturnType<typeof openSeries>;
beforeEach(async () => {
  fixture = await eventMailFixture();
  series = openSeries(fixture);
});

const asking = { title: "Jour fixe", asksForAnswers: true, announcement: silent };

const begin = async (more: object = {}) => {
  const { id, title } = await series.begin("FREQ=WEEKLY;COUNT=5", { ...asking, ...more });
  const all = await series.named(title);
  const [first, ...others] = all.filter(({ seriesId }) => seriesId === id);
  if (!first) throw new Error("There is no series");
  return { first, events: [first, ...others] };
};

/** Who said yes to these, and knows of it. */
const comerTo = async (events: readonly CalendarEvent[]) => {
  const guest = await fixture.person({ lastname: "Huber", firstname: "Vera", title: null });
  for (const { id } of events) await fixture.say(id, guest, "yes");
  await fixture.run();
  const before = guest.subjects().length;
  return { ...guest, heard: () => guest.subjects().slice(before) };
};

const change = async ({ id }: CalendarEvent, more: object, scope: SeriesScope) => {
  const body = { ...(await fixture.read(id, fixture.editor)), announcement: loud, ...more };
  await fixture.editor.call(calendar.events.update, { params: { id }, query: { scope }, body });
};

const askedOf = async (event: CalendarEvent, about: "saving" | "deletion", scope: SeriesScope) => {
  const query = { event: event.id, about, scope, isChanged: about === "saving" };
  return (await fixture.editor.call(calendar.events.audience, { query })).data;
};

it("announces its first event, none of the others, and them to those alone who come to see them", async () => {
  const director = await fixture.person({ notifyAboutCalendarEvents: true, isDirector: true });
  const staff = await fixture.person({ notifyAboutCalendarEvents: true });
  const { first, events } = await begin({ announcement: loud, visibility: "PartnerDirectors" });
  await fixture.run();
  await change(first, { location: "Graz" }, "all");
  await fixture.run();
  expect([director.subjects(), staff.subjects()]).toEqual([["Termin: Jour fixe"], []]);
  await change(first, { visibility: "Everybody" }, "all");
  await change(events[2] ?? first, { location: "Linz" }, "this");
  await fixture.run();

  expect([director.subjects(), staff.subjects()]).toEqual([["Termin: Jour fixe"], ["Termin: Jour fixe"]]);
});

describe("a change of several", () => {
  it("is told once to who comes to several, by the next of them, and says for how many it holds", async () => {
    const { first, events } = await begin({ announcement: loud });
    const [both, late] = [await comerTo(events), await comerTo(events.slice(3))];
    const { people, mails } = await askedOf(first, "saving", "all");
    await change(first, { location: "Graz" }, "all");
    await fixture.run();
    await fixture.run();

    expect([people, mails]).toEqual([2, 2]);
    expect([both.heard(), late.heard()]).toEqual([
      ["Termin: Geändert: Jour fixe"],
      ["Termin: Geändert: Jour fixe"],
    ]);
    expect(both.mails().at(-1)?.html).toContain("Das gilt für 5 Termine dieser Serie, bis 09.04.2030.");
  });

  it("does not keep a later change of one of them from being told", async () => {
    const { first, events } = await begin();
    const guest = await comerTo(events);
    await change(first, { location: "Graz" }, "all");
    await fixture.run();
    await change(events[2] ?? first, { location: "Linz" }, "this");
    await fixture.run();

    expect(guest.heard()).toHaveLength(2);
    expect(guest.mails().at(-1)?.html).not.toContain("dieser Serie");
  });

  it("is told to nobody where that was chosen", async () => {
    const { first, events } = await begin();
    const guest = await comerTo(events);
    await change(first, { location: "Graz", announcement: silent }, "all");
    await fixture.run();
    await change(first, { description: "<p>Mehr.</p>" }, "all");
    await fixture.run();

    expect(guest.heard()).toEqual([]);
  });

  it("is not told where it is taken back within the minute", async () => {
    const { first, events } = await begin();
    const guest = await comerTo(events);
    await change(first, { location: "Graz" }, "all");
    await change(first, { location: first.location }, "all");
    await fixture.run();

    expect(guest.heard()).toEqual([]);
  });
});

describe("a deletion of several", () => {
  const removeAll = (id: string) => fixture.remove(id, fixture.editor, { scope: "all" });

  it("is told once to who comes, and so is its undoing", async () => {
    const { first, events } = await begin();
    const guest = await comerTo(events);
    const { people, names } = await askedOf(first, "deletion", "all");
    await removeAll(first.id);
    await fixture.run();
    expect([people, names]).toEqual([1, ["Vera Huber"]]);
    expect(guest.heard()).toEqual(["Termin: Abgesagt: Jour fixe"]);
    await fixture.restore(first.id, fixture.editor, { scope: "all" });
    await fixture.run(addMinutes(new Date(), 1));

    expect(guest.heard()).toEqual(["Termin: Abgesagt: Jour fixe", "Termin: Sie sind dabei: Jour fixe"]);
  });

  it("is not told where it is undone within the minute", async () => {
    const { first, events } = await begin();
    const guest = await comerTo(events);
    await removeAll(first.id);
    await fixture.restore(first.id, fixture.editor, { scope: "all" });
    await fixture.run();

    expect(guest.heard()).toEqual([]);
  });
});
