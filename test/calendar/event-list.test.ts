import { beforeAll, describe, expect, it } from "vitest";
import { openCalendarEvents } from "../../functions/data/calendar/calendar-events.collection.ts";
import { calendar } from "../../shared/calendar/calendar.contract.ts";
import type { EventVisibility } from "../../shared/visibility/visibility.ts";
import { anEvent } from "../support/event.builder.ts";
import { anOffice } from "../support/people.builder.ts";
import { calendarFixture } from "./calendar.fixture.ts";

const fixture = await calendarFixture();

const titles = ({ data }: { readonly data: readonly { readonly title: string }[] }) =>
  data.map(({ title }) => title);

describe("the events of a period", () => {
  beforeAll(async () => {
    const event = (title: string, start: string, end: string) =>
      anEvent({ title, start: `2032-${start}:00.000Z`, end: `2032-${end}:00.000Z` });
    await openCalendarEvents(fixture.table).insertMany([
      event("davor", "04-30T08:00", "04-30T09:00"),
      event("ragt herein", "04-28T08:00", "05-02T09:00"),
      event("umspannt", "04-01T08:00", "06-30T09:00"),
      event("mittendrin", "05-14T08:00", "05-14T09:00"),
      event("Augenblick am Anfang", "05-01T00:00", "05-01T00:00"),
      event("endet am Anfang", "04-30T08:00", "05-01T00:00"),
      event("beginnt am Ende", "06-01T00:00", "06-01T01:00"),
    ]);
  });

  it("are those that have a moment in it, by their beginning", async () => {
    const may = await fixture.list({ from: "2032-05-01T00:00:00.000Z", to: "2032-06-01T00:00:00Z" });

    expect(titles(may)).toEqual(["umspannt", "ragt herein", "Augenblick am Anfang", "mittendrin"]);
    expect(may.totalCount).toBe(4);
  });

  it("come in pages with an exact total and the place in it", async () => {
    const second = await fixture.list({
      from: "2032-05-01T00:00:00.000Z",
      to: "2032-06-01T00:00:00.000Z",
      skip: 1,
      limit: 2,
    });

    expect(second).toMatchObject({ skip: 1, totalCount: 4 });
    expect(titles(second)).toEqual(["ragt herein", "Augenblick am Anfang"]);
  });

  it("may be open on either side", async () => {
    const later = await fixture.list({ from: "2032-06-30T09:00:00.000Z", to: "2033-01-01T00:00:00.000Z" });

    expect(later.totalCount).toBe(0);
  });
});

describe("what is ahead, in brief", () => {
  const asked = async () => (await fixture.colleague.call(calendar.events.next, {})).data;

  it("is the next five that one may see, those that last among them, without their texts", async () => {
    await openCalendarEvents(fixture.table).insertMany(
      ["2002", "2003", "2004", "2005", "2006", "2007"].map((year) =>
        anEvent({
          title: `seit ${year}`,
          start: `${year}-01-01T08:00:00.000Z`,
          end: "2030-01-01T08:00:00.000Z",
        }),
      ),
    );
    await fixture.create({
      title: "nicht für alle",
      visibility: "AssociationDirectors",
      start: "2001-01-01T08:00:00.000Z",
      end: "2002-01-01T08:00:00.000Z",
    });
    await fixture.create({
      title: "vorbei",
      start: "2001-01-01T08:00:00.000Z",
      end: "2001-01-01T09:00:00.000Z",
    });

    const { next } = await asked();

    expect(next.map(({ title }) => title)).toEqual(
      ["2002", "2003", "2004", "2005", "2006"].map((year) => `seit ${year}`),
    );
    expect(Object.keys(next[0] ?? {}).toSorted()).toEqual([
      "end",
      "id",
      "location",
      "start",
      "title",
      "wholeDay",
    ]);
  });

  it("names what still waits for one's own answer", async () => {
    const asking = (title: string, more: object = {}) =>
      fixture.create({ title, asksForAnswers: true, ...more });
    const said = await asking("beantwortet");
    await asking("wartet");
    await asking("zu spät", { answerUntil: "2026-01-01T00:00:00.000Z" });
    await fixture.create({ title: "ohne Antworten" });
    await fixture.colleague.call(calendar.answers.answer, {
      params: { id: said.id },
      body: { answer: "no" },
    });

    expect((await asked()).toAnswer.map(({ title }) => title)).toEqual(["wartet"]);
  });
});

it("is searched in title, place and description, whatever the umlauts", async () => {
  await fixture.create({ title: "Prüfung der Lohnabgaben", description: "<p>Mit <b>Frau Öller</b></p>" });

  for (const searchTerm of ["pruefung", "PRÜFUNG lohn", "oeller", "Frau Öller"]) {
    expect(titles(await fixture.list({ searchTerm })), searchTerm).toContain("Prüfung der Lohnabgaben");
  }
  expect((await fixture.list({ searchTerm: "Prüfung Gemeindeamt" })).totalCount).toBe(0);
});

it("names who made and who changed an event, without what is private", async () => {
  const { id } = await fixture.create({ title: "Mit Autor" });
  await fixture.update(id, { title: "Mit Autor" }, fixture.admin);
  const [event] = (await fixture.list({ searchTerm: "Mit Autor", withCreator: true })).data;

  expect(event?.creator).toMatchObject({ id: fixture.editor.employee.id, birthday: null });
  expect(event?.editor).toMatchObject({ id: fixture.admin.employee.id });
});

it("names the one who made an event that nobody else has changed", async () => {
  const { id } = await fixture.create();

  const { data } = await fixture.colleague.call(calendar.events.read, {
    params: { id },
    query: { withCreator: true },
  });

  expect(data.creator).toMatchObject({ id: fixture.editor.employee.id });
  expect(data.editor).toEqual(data.creator);
});

describe("who sees an event", () => {
  const values: readonly EventVisibility[] = ["Everybody", "PartnerDirectors", "AssociationDirectors"];

  it("is decided by its visibility, in lists, searches and details alike", async () => {
    const { as, people, create } = fixture;
    const [partner, associate, neither] = await Promise.all([
      people.organisations.insert(anOffice({ isPartner: true })),
      people.organisations.insert(anOffice({ isPartner: false, isAssociate: true })),
      people.organisations.insert(anOffice({ isPartner: false })),
    ]);
    const person = (employedAt: string, isDirector: boolean) => as({ employee: { employedAt, isDirector } });
    const everybody = {
      partnerDirector: await person(partner.id, true),
      associateDirector: await person(associate.id, true),
      otherDirector: await person(neither.id, true),
      partnerStaff: await person(partner.id, false),
      associateStaff: await person(associate.id, false),
      admin: fixture.admin,
      maker: fixture.editor,
    };
    const word = `Sicht${Date.now()}`;
    const ids = new Map<EventVisibility, string>();
    for (const visibility of values) {
      ids.set(visibility, (await create({ title: `${word} ${visibility}`, visibility })).id);
    }
    const seen: Record<string, EventVisibility[]> = {};
    for (const [name, browser] of Object.entries(everybody)) {
      const listed = (await fixture.list({ searchTerm: word }, browser)).data.map(
        ({ visibility }) => visibility,
      );
      const readable = [];
      for (const [visibility, id] of ids) {
        if (await fixture.read(id, browser).catch(() => undefined)) readable.push(visibility);
      }
      expect(readable.toSorted(), name).toEqual(listed.toSorted());
      seen[name] = listed.toSorted();
    }

    const all = values.toSorted();
    expect(seen).toEqual({
      partnerDirector: ["Everybody", "PartnerDirectors"],
      associateDirector: all,
      otherDirector: ["Everybody"],
      partnerStaff: ["Everybody"],
      associateStaff: ["Everybody"],
      admin: all,
      maker: all,
    });
  });
});
