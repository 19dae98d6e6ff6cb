import { describe, expect, it } from "vitest";
import { openCalendarEvents } from "../../functions/data/calendar/calendar-events.collection.ts";
import { calendar } from "../../shared/calendar/calendar.contract.ts";
import type { CalendarEvent } from "../../shared/calendar/calendar-event.ts";
import { ifMatch } from "../support/browser.ts";
import { otherOffice } from "../support/viewers.ts";
import { calendarFixture } from "./calendar.fixture.ts";
import { at, openSeries } from "./series.fixture.ts";

const fixture = await calendarFixture();
const series = openSeries(fixture);

const startsOf = (events: readonly CalendarEvent[]) => events.map(({ start }) => start);

/** As the editor sends it: what was read, with what was changed. */
const edit = async (
  { id }: CalendarEvent,
  more: Parameters<typeof fixture.update>[1],
  scope: "this" | "following" | "all",
) => {
  const read = await fixture.read(id, fixture.editor);
  const body = { ...read, ...more };
  return (await fixture.editor.call(calendar.events.update, { params: { id }, query: { scope }, body })).data;
};

describe("a series", () => {
  it("is single events at the same time of day in Vienna, without the days left out", async () => {
    const { title, id } = await series.begin(
      "FREQ=WEEKLY;BYDAY=TU;COUNT=5",
      { answerUntil: "2030-03-11T22:30:00.000Z" },
      { without: ["2030-03-26"] },
    );
    const events = await series.named(title);

    expect(startsOf(events)).toEqual([
      "2030-03-12T08:00:00.000Z",
      "2030-03-19T08:00:00.000Z",
      "2030-04-02T07:00:00.000Z",
      "2030-04-09T07:00:00.000Z",
    ]);
    expect(at(events, 2)).toMatchObject({
      end: "2030-04-02T08:30:00.000Z",
      answerUntil: "2030-04-01T21:30:00.000Z",
      seriesId: at(events, 0).seriesId,
      seriesRule: "FREQ=WEEKLY;BYDAY=TU",
    });
    expect((await fixture.read(at(events, 1).id)).seriesPlace).toEqual({
      number: 2,
      count: 4,
      lastStart: "2030-04-09T07:00:00.000Z",
      previous: id,
      next: at(events, 2).id,
    });
  });

  it.each([
    ["FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=5", "2030-03-18"],
    ["FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;COUNT=4", "2030-03-28"],
    ["FREQ=WEEKLY;UNTIL=20300402", "2030-04-02"],
    ["FREQ=WEEKLY;UNTIL=20300402T215959Z", "2030-04-02"],
    ["FREQ=MONTHLY;BYMONTHDAY=12;COUNT=3", "2030-05-12"],
    ["FREQ=MONTHLY;BYDAY=2TU;COUNT=3", "2030-05-14"],
    ["FREQ=YEARLY;COUNT=3", "2032-03-12"],
  ])("by %s ends on %s", async (rule, last) => {
    const { title } = await series.begin(rule);

    expect((await series.named(title)).at(-1)?.start.slice(0, 10)).toBe(last);
  });

  it.each([
    ["FREQ=HOURLY;COUNT=3", 400],
    ["FREQ=WEEKLY", 400],
    ["FREQ=WEEKLY;COUNT=3;UNTIL=20300402", 400],
    ["FREQ=WEEKLY;BYDAY=2TU;COUNT=3", 400],
    ["FREQ=MONTHLY;BYDAY=TU;COUNT=3", 400],
    ["FREQ=WEEKLY;UNTIL=20300231", 400],
    ["FREQ=WEEKLY;BYSETPOS=1;COUNT=3", 400],
    ["FREQ=WEEKLY;BYDAY=WE;COUNT=3", 422],
    ["FREQ=DAILY;COUNT=201", 422],
    ["FREQ=YEARLY;COUNT=5", 422],
    ["FREQ=WEEKLY;COUNT=1", 422],
  ])("is refused at its rule %s", async (rule, status) => {
    const { id } = await fixture.create();

    await expect(series.repeat(id, rule)).rejects.toMatchObject({
      status,
      errors: [{ path: "rule", message: expect.stringMatching(/[a-zäöü]{3}.*\./) }],
    });
  });

  it("is not made twice, and is completed where a first try was interrupted", async () => {
    const rule = "FREQ=WEEKLY;COUNT=3";
    const { id, title } = await series.begin(rule);
    await expect(series.repeat(id, rule)).rejects.toMatchObject({ status: 422 });
    await openCalendarEvents(fixture.table).update(id, (event) => ({ ...event, series: undefined }));
    await series.repeat(id, rule);

    const events = await series.named(title);
    expect(events).toHaveLength(3);
    expect(new Set(events.map(({ seriesId }) => seriesId)).size).toBe(1);
  });

  it("waits for one answer at a time", async () => {
    const { id } = await series.begin("FREQ=WEEKLY;COUNT=3", { asksForAnswers: true });
    const asked = async () => {
      const { toAnswer } = (await fixture.colleague.call(calendar.events.next, {})).data;
      return toAnswer.filter((event) => event.id.startsWith(id)).map(({ start }) => start.slice(0, 10));
    };
    const before = await asked();
    const body = { answer: "yes" } as const;
    await fixture.colleague.call(calendar.answers.answer, { params: { id }, body });

    expect([before, await asked()]).toEqual([["2030-03-12"], ["2030-03-19"]]);
  });
});

describe("a change", () => {
  const begin = async (more = {}) => {
    const { title } = await series.begin("FREQ=WEEKLY;BYDAY=TU;COUNT=6", more);
    return { title, events: await series.named(title) };
  };

  it("of one event of a series leaves the others, and it belongs to them still", async () => {
    const { title, events } = await begin();
    const changed = await edit(at(events, 1), { location: "Graz" }, "this");

    expect(changed.seriesId).toBe(at(events, 0).seriesId);
    expect((await series.named(title)).filter(({ location }) => location === "Graz")).toHaveLength(1);
  });

  it("of all takes over what was changed, where it was not changed by itself", async () => {
    const { title, events } = await begin({ location: "Wien" });
    await edit(at(events, 3), { location: "Linz", url: "https://linz.example/" }, "this");
    await edit(at(events, 0), { location: "Graz", category: null, description: "<p>Neu.</p>" }, "all");

    const after = await series.named(title);
    expect(after.map(({ location }) => location)).toEqual(["Graz", "Graz", "Graz", "Linz", "Graz", "Graz"]);
    expect(after.map(({ description }) => description)).toEqual(after.map(() => "<p>Neu.</p>"));
    expect(at(after, 3).url).toBe("https://linz.example/");
    expect(new Set(after.map(({ seriesId }) => seriesId)).size).toBe(1);
  });

  it("of this and all that follow makes them a series of their own, moved by the clock of Vienna", async () => {
    const { title, events } = await begin();
    await edit(at(events, 4), { start: "2030-04-09T12:00:00.000Z", end: "2030-04-09T13:00:00.000Z" }, "this");
    const moved = { start: "2030-03-20T09:00:00.000Z", end: "2030-03-20T10:30:00.000Z" };
    await edit(at(events, 1), moved, "following");

    const after = await series.named(title);
    expect(startsOf(after)).toEqual([
      "2030-03-12T08:00:00.000Z",
      "2030-03-20T09:00:00.000Z",
      "2030-03-27T09:00:00.000Z",
      "2030-04-03T08:00:00.000Z",
      // Moved by itself before.
      "2030-04-09T12:00:00.000Z",
      "2030-04-17T08:00:00.000Z",
    ]);
    expect(after.map(({ seriesRule }) => seriesRule)).toEqual([
      "FREQ=WEEKLY;BYDAY=TU",
      ...Array.from({ length: 5 }, () => "FREQ=WEEKLY;BYDAY=WE"),
    ]);
    const [first, second] = [at(after, 0), at(after, 1)];
    expect(new Set(after.slice(1).map(({ seriesId }) => seriesId))).toEqual(new Set([second.seriesId]));
    expect(first.seriesId).not.toBe(second.seriesId);
  });

  it("of the length alone holds for those that are as long", async () => {
    const { title, events } = await begin();
    await edit(at(events, 2), { end: "2030-03-26T12:00:00.000Z" }, "this");
    await edit(at(events, 0), { end: "2030-03-12T10:00:00.000Z" }, "all");

    expect((await series.named(title)).map(({ end }) => end.slice(11, 16))).toEqual([
      "10:00",
      "10:00",
      "12:00",
      "09:00",
      "09:00",
      "09:00",
    ]);
  });

  it("to whole days moves all to them", async () => {
    const { title, events } = await begin();
    const whole = { wholeDay: true, start: "2030-03-11T23:00:00.000Z", end: "2030-03-12T23:00:00.000Z" };
    await edit(at(events, 0), whole, "all");

    const last = at(await series.named(title), 5);
    expect([last.wholeDay, last.start, last.end]).toEqual([
      true,
      "2030-04-15T22:00:00.000Z",
      "2030-04-16T22:00:00.000Z",
    ]);
  });

  it("of the day is refused where no rule would say it, and changes nothing", async () => {
    const { title } = await series.begin("FREQ=MONTHLY;BYDAY=2TU;COUNT=3");
    const events = await series.named(title);
    const moved = { start: "2030-03-13T08:00:00.000Z", end: "2030-03-13T09:30:00.000Z" };

    await expect(edit(at(events, 0), moved, "all")).rejects.toMatchObject({
      status: 422,
      errors: [{ path: "start" }],
    });
    expect(startsOf(await series.named(title))).toEqual(startsOf(events));
  });

  it("leaves what has begun, and what somebody may not change", async () => {
    const past = { start: "2026-01-06T08:00:00.000Z", end: "2026-01-06T09:00:00.000Z" };
    const { title } = await series.begin("FREQ=MONTHLY;BYMONTHDAY=6;COUNT=36", past);
    const events = await series.named(title);
    const upcoming = events.filter(({ start }) => Date.parse(start) > Date.now());
    const { id } = at(upcoming, 1);
    const body = { ...(await fixture.read(id)), organisationid: otherOffice.id };
    await fixture.admin.call(calendar.events.update, { params: { id }, query: {}, body });
    await edit(at(upcoming, 0), { location: "Graz" }, "all");

    const after = await series.named(title);
    const isChanged = ({ location }: CalendarEvent) => location === "Graz";
    expect(after.filter(isChanged)).toHaveLength(upcoming.length - 1);
    expect(after.filter((event) => isChanged(event) && Date.parse(event.start) < Date.now())).toEqual([]);
    expect((await fixture.read(id)).location).not.toBe("Graz");
  });

  it("is refused as a whole where somebody has saved the edited one meanwhile", async () => {
    const { title, events } = await begin();
    const { id } = at(events, 0);
    const { data, headers } = await fixture.editor.call(calendar.events.read, { params: { id }, query: {} });
    await edit(at(events, 0), { url: "https://linz.example/" }, "this");
    const late = fixture.editor.call(
      calendar.events.update,
      { params: { id }, query: { scope: "all" }, body: { ...data, location: "Graz" } },
      ifMatch(headers.get("etag")),
    );

    await expect(late).rejects.toMatchObject({ status: 409 });
    expect((await series.named(title)).some(({ location }) => location === "Graz")).toBe(false);
  });
});

describe("a deletion", () => {
  it("of this and all that follow takes nothing else, and its undoing brings back just that", async () => {
    const { title } = await series.begin("FREQ=WEEKLY;BYDAY=TU;COUNT=6");
    const events = await series.named(title);
    await fixture.remove(at(events, 4).id);
    await fixture.remove(at(events, 2).id, fixture.editor, { scope: "following" });
    expect(startsOf(await series.named(title))).toEqual(startsOf(events).slice(0, 2));
    await fixture.restore(at(events, 2).id, fixture.editor, { scope: "following" });

    expect(startsOf(await series.named(title))).toEqual(startsOf(events).toSpliced(4, 1));
  });
});
