import { addMinutes } from "date-fns/addMinutes";
import { describe, expect, it } from "vitest";
import { openCalendarEvents } from "../../functions/data/calendar/calendar-events.collection.ts";
import { calendar } from "../../shared/calendar/calendar.contract.ts";
import type { CalendarEvent } from "../../shared/calendar/calendar-event.ts";
import type { CallInput } from "../../shared/contract/endpoint.ts";
import { eventMailFixture } from "./event-mail.fixture.ts";
import { at, openSeries } from "./series.fixture.ts";

const { rule, changeRule, audience } = calendar.events;

const fixture = await eventMailFixture();
const series = openSeries(fixture);

type Body = CallInput<typeof changeRule>["body"];
type Scope = CallInput<typeof changeRule>["query"]["scope"];

const change = async (id: string, body: Body, scope: Scope = "following") =>
  (await fixture.editor.call(changeRule, { params: { id }, query: { scope }, body })).data;
const read = async (id: string, scope: Scope = "following") =>
  (await fixture.editor.call(rule, { params: { id }, query: { scope } })).data;

const daysOf = (events: readonly CalendarEvent[]) => events.map(({ start }) => start.slice(5, 10));

/** Four Tuesdays in March, the fourth of which was left out, and a fifth. */
const begin = async (more: Parameters<typeof series.begin>[1] = {}) => {
  const { title } = await series.begin("FREQ=WEEKLY;BYDAY=TU;COUNT=5", more, { without: ["2030-04-02"] });
  return { title, events: await series.named(title) };
};

describe("another rule of a series", () => {
  it("makes it longer: what there is stays as it is, and nothing that was left out comes back unasked", async () => {
    const { title, events } = await begin();
    const [first] = events;
    await fixture.update(at(events, 1).id, { ...at(events, 1), location: "Graz" });
    const known = await read(at(events, 0).id);
    expect(known).toEqual({
      rule: "FREQ=WEEKLY;BYDAY=TU",
      first: "2030-03-12",
      own: "2030-03-12",
      days: ["2030-03-12", "2030-03-19", "2030-03-26", "2030-04-09"],
      without: ["2030-04-02"],
    });

    const body = { rule: "FREQ=WEEKLY;BYDAY=TU;COUNT=7", without: known.without };
    expect(await change(at(events, 0).id, body)).toEqual({
      seriesId: first?.seriesId,
      kept: 4,
      added: 2,
      dropped: 0,
    });
    const after = await series.named(title);
    expect(daysOf(after)).toEqual(["03-12", "03-19", "03-26", "04-09", "04-16", "04-23"]);
    expect(after.slice(0, 4).map(({ id }) => id)).toEqual(events.map(({ id }) => id));
    expect(after.map(({ location }) => location === "Graz")).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(new Set(after.map(({ seriesId }) => seriesId)).size).toBe(1);
    // The clocks have changed in between.
    expect(at(after, 5).start).toBe("2030-04-23T07:00:00.000Z");
  });

  it("has another rhythm from one event on, and leaves those before in theirs", async () => {
    const { title, events } = await begin();
    const edited = at(events, 1);

    expect(await change(edited.id, { rule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;COUNT=3" })).toMatchObject({
      kept: 1,
      added: 2,
      dropped: 2,
    });
    const after = await series.named(title);
    expect(daysOf(after)).toEqual(["03-12", "03-19", "04-02", "04-16"]);
    expect(after.map(({ seriesRule }) => seriesRule)).toEqual([
      "FREQ=WEEKLY;BYDAY=TU",
      ...Array.from({ length: 3 }, () => "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"),
    ]);
    expect(new Set(after.map(({ seriesId }) => seriesId)).size).toBe(2);
  });

  it("of all deletes the edited event where it does not name it", async () => {
    const { title, events } = await begin();
    const edited = at(events, 1);
    await change(edited.id, { rule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;COUNT=2" }, "all");

    expect(daysOf(await series.named(title))).toEqual(["03-12", "03-26"]);
    await expect(fixture.read(edited.id)).rejects.toMatchObject({ status: 404 });
  });

  it("ends it here, and can lead on again", async () => {
    const { title, events } = await begin();
    const { id } = at(events, 0);
    await change(id, { rule: "FREQ=WEEKLY;COUNT=1" });
    expect(daysOf(await series.named(title))).toEqual(["03-12"]);
    await change(id, { rule: "FREQ=WEEKLY;COUNT=3" });

    expect(daysOf(await series.named(title))).toEqual(["03-12", "03-19", "03-26"]);
  });

  it("knows an event by the day of the rule, however it was moved, and makes new ones at the rule's time", async () => {
    const { title, events } = await begin();
    const edited = at(events, 0);
    const times = { start: "2030-03-13T13:00:00.000Z", end: "2030-03-13T14:30:00.000Z" };
    await fixture.update(edited.id, { ...edited, ...times });
    await change(edited.id, { rule: "FREQ=WEEKLY;BYDAY=TU;COUNT=2" });
    await change(edited.id, { rule: "FREQ=WEEKLY;BYDAY=TU;COUNT=3" });

    expect((await series.named(title)).map(({ start, end }) => [start, end])).toEqual([
      [times.start, times.end],
      ["2030-03-19T08:00:00.000Z", "2030-03-19T09:30:00.000Z"],
      ["2030-03-26T08:00:00.000Z", "2030-03-26T09:30:00.000Z"],
    ]);
  });

  it("tells each who comes to what is off once, says so before, and tells nobody of what is new", async () => {
    await fixture.run();
    const [guest, other, keen] = [
      await fixture.person(),
      await fixture.person(),
      await fixture.person({ notifyAboutCalendarEvents: true }),
    ];
    const { title, events } = await begin({ asksForAnswers: true });
    for (const { id } of events) await fixture.say(id, guest, "yes");
    await fixture.say(at(events, 0).id, other, "yes");
    await fixture.run();
    const before = guest.subjects().length;
    const query = {
      about: "rule",
      event: at(events, 0).id,
      scope: "following",
      rule: "FREQ=WEEKLY;BYDAY=TU,TH;COUNT=3",
    } as const;
    expect((await fixture.editor.call(audience, { query })).data).toMatchObject({ people: 1, isOver: false });
    await change(at(events, 0).id, { rule: query.rule });
    await fixture.run(addMinutes(new Date(), 2));

    expect(guest.subjects().slice(before)).toEqual([`Termin: Abgesagt: ${title}`]);
    expect(guest.mails().at(-1)?.html).toContain("Das gilt für 2 Termine dieser Serie");
    expect(other.subjects()).toEqual([`Termin: Sie sind dabei: ${title}`]);
    expect(keen.subjects().filter((subject) => subject.endsWith(title))).toEqual([`Termin: ${title}`]);
    const kept = await series.named(title);
    expect(daysOf(kept)).toEqual(["03-12", "03-14", "03-19"]);
    expect(kept.map(({ attendance }) => attendance?.coming)).toEqual([2, 0, 1]);
  });

  it("tells nobody if it is not to", async () => {
    const guest = await fixture.person();
    const { events } = await begin({ asksForAnswers: true });
    await fixture.say(at(events, 1).id, guest, "yes");
    await fixture.run();
    await change(at(events, 0).id, { rule: "FREQ=WEEKLY;COUNT=1", isSilent: true });
    await fixture.run(addMinutes(new Date(), 2));

    expect(guest.subjects()).toHaveLength(1);
  });

  it("leaves what has begun", async () => {
    const { title, events } = await begin();
    const past = { start: "2026-03-10T08:00:00.000Z", end: "2026-03-10T09:00:00.000Z" };
    await openCalendarEvents(fixture.table).update(at(events, 0).id, (event) => ({ ...event, ...past }));
    await change(at(events, 1).id, { rule: "FREQ=WEEKLY;COUNT=1" }, "all");

    expect((await series.named(title)).map(({ start }) => start.slice(0, 10))).toEqual([
      "2026-03-10",
      "2030-03-19",
    ]);
    await expect(read(at(events, 0).id)).rejects.toMatchObject({ status: 422, code: "event.begun" });
  });

  it.each([
    ["FREQ=WEEKLY;BYDAY=WE;COUNT=3", "event.first-missing"],
    ["FREQ=DAILY;COUNT=201", "event.long-series"],
    ["FREQ=YEARLY;COUNT=5", "event.long-series"],
  ])("is refused at its rule %s, and changes nothing", async (refused, code) => {
    const { title, events } = await begin();

    await expect(change(at(events, 0).id, { rule: refused })).rejects.toMatchObject({
      code,
      errors: [{ path: "rule" }],
    });
    expect(await series.named(title)).toHaveLength(4);
  });

  it("is for series", async () => {
    const { id } = await fixture.create();

    await expect(read(id)).rejects.toMatchObject({ status: 422, code: "event.no-rule" });
    await expect(change(id, { rule: "FREQ=WEEKLY;COUNT=2" })).rejects.toMatchObject({
      code: "event.no-rule",
    });
  });
});
