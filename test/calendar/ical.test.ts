import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventEntry } from "../../functions/calendar/ical/ical-entry.ts";
import { plainLines } from "../../functions/calendar/ical/plain-lines.ts";
import { renderCalendar } from "../../functions/calendar/ical/render-calendar.ts";
import type { StoredEvent } from "../../functions/data/calendar/calendar-events.collection.ts";
import { wholeDays } from "../../shared/calendar/event-times.ts";
import { anEvent } from "../support/event.builder.ts";
import { byIcalJs, byNodeIcal } from "./foreign-parsers.ts";

const write = (events: readonly Partial<StoredEvent>[], category?: string) =>
  renderCalendar(events.map((event) => eventEntry({ ...anEvent(event), version: 3 }, category)));

const readers = [
  ["ical.js", byIcalJs],
  ["node-ical", byNodeIcal],
] as const;

const titles = [
  "Prüfung, Fristen; „Österreich“ \\ Straße",
  "Zwei\nZeilen\r\nund drei",
  "🎉 Sommerfest 👩🏽‍💼 für alle",
  "\u200Fעברית\u200E und zurück",
  `Sehr lang: ${"Überprüfung der Körperschaftsteuererklärungen ".repeat(11)}`.slice(0, 500).trim(),
  '"Anführungszeichen": und =2+2',
];

describe.each(readers)("what %s reads", (_, read) => {
  it.each(titles)("is the title %j", async (title) => {
    const [event] = read(await write([{ title, location: title }]));
    const normal = title.replaceAll("\r\n", "\n");

    expect(event?.title).toBe(normal);
    expect(event?.location).toBe(normal);
  });

  it("has nothing of the control characters that an older event may hold", async () => {
    const text = "Teil \u0000eins\u0001\u001b";
    const calendar = await write([{ title: text, location: text, description: `<p>${text}</p>` }], text);

    expect(calendar).not.toMatch(/[^\P{Cc}\t\r\n]/u);
    expect(read(calendar)).toMatchObject([
      { title: "Teil eins", location: "Teil eins", description: "Teil eins", categories: ["Teil eins"] },
    ]);
  });

  it("is each field as it was written", async () => {
    const event = anEvent({
      description:
        "<h2>Programm</h2><p>9 Uhr &amp; später: <b>Ärzte</b>,<br>dann; Pause</p><ul><li>eins</li></ul>",
      url: "https://kanzlei.example/a?b=1&c=ü",
      modifiedAt: "2029-01-02T03:04:05.000Z",
    });
    const [found] = read(await write([event], "Fristen, Steuern; Lohn"));

    expect(found).toMatchObject({
      uid: `event-${event.id}@kanzleiportal`,
      description: "Programm\n9 Uhr & später: Ärzte,\ndann; Pause\neins",
      start: event.start,
      end: event.end,
      sequence: 2,
      status: "CONFIRMED",
      url: "https://kanzlei.example/a?b=1&c=%C3%BC",
      lastModified: "2029-01-02T03:04:05.000Z",
    });
    expect(found?.categories.join()).toBe("Fristen, Steuern; Lohn");
  });

  it("is the same moment in both nights of the clock change", async () => {
    const moments = ["2030-03-31T00:30:00.000Z", "2030-03-31T01:30:00.000Z", "2030-10-27T00:30:00.000Z"];
    const events = moments.map((start) => ({ start, end: "2030-10-27T01:30:00.000Z" }));
    const found = read(await write(events));

    expect(found.map(({ start }) => start)).toEqual(moments);
    expect(found.map(({ end }) => end)).toEqual(moments.map(() => "2030-10-27T01:30:00.000Z"));
  });

  it("is the days of Vienna for whole days, the end after the last", async () => {
    const days = wholeDays({ start: "2030-10-26T22:00:00Z", end: "2030-10-27T20:00:00Z" });
    const [found] = read(await write([{ ...days, wholeDay: true }]));

    expect(found).toMatchObject({ isDate: true, start: "2030-10-27", end: "2030-10-28" });
  });

  it("is cancelled for what is deleted", async () => {
    const [found] = read(await write([{ deletedAt: "2030-01-01T00:00:00.000Z" }]));

    expect(found?.status).toBe("CANCELLED");
  });

  it("is whatever somebody types", async () => {
    const typed = fc.string({ unit: "grapheme", minLength: 1, maxLength: 300 }).map(
      (text) =>
        // Control characters are refused where a title is typed.
        `x${text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, "")}x`,
    );
    await fc.assert(
      fc.asyncProperty(typed, async (title) => {
        const [event] = read(await write([{ title }]));
        expect(event?.title).toBe(title);
      }),
      { numRuns: 60 },
    );
  });
});

describe("a calendar as it is written", () => {
  it("has no line above 75 octets, and cuts no letter", async () => {
    const calendar = await write(
      titles.map((title) => ({ title, description: `<p>${"ß🎉".repeat(400)}</p>` })),
    );
    const lines = calendar.split("\r\n");

    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(calendar).not.toContain("\uFFFD");
    expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  it("loses an address that nobody can write, not the events", async () => {
    const found = byIcalJs(await write([{ url: "http://[::1.2.3.4]/" }, { title: "Der andere" }]));

    expect(found.map(({ title }) => title)).toEqual(["Fachtagung Umsatzsteuer", "Der andere"]);
  });

  it("keeps the lines of a description without its markup", () => {
    expect(plainLines(null)).toBe("");
    expect(plainLines("<p>eins</p>\n<p>zwei<br/>drei &lt;b&gt;</p>")).toBe("eins\nzwei\ndrei <b>");
  });
});
