import { addDays } from "date-fns/addDays";
import { addHours } from "date-fns/addHours";
import { beforeEach, describe, expect, it } from "vitest";
import { calendar } from "../../shared/calendar/calendar.contract.ts";
import { dyingTable, Killed } from "../support/dying-table.ts";
import { ownOffice } from "../support/viewers.ts";
import { eventMailFixture } from "./event-mail.fixture.ts";
import { byIcalJs } from "./foreign-parsers.ts";

let fixture: Awaited<ReturnType<typeof eventMailFixture>>;
beforeEach(async () => {
  fixture = await eventMailFixture();
});

describe("a new event", () => {
  it("is told once to those who want it and may see it", async () => {
    const keen = await fixture.person({ notifyAboutCalendarEvents: true });
    const others = await fixture.person();
    const { id } = await fixture.create({ title: "Neu im Kalender" });
    await fixture.run();
    await fixture.update(id, { title: "Neu im Kalender, geändert" });
    await fixture.run();

    expect(keen.subjects()).toEqual(["Termin: Neu im Kalender"]);
    expect(keen.mails()[0]?.from?.name).toBe(ownOffice.name);
    expect(keen.mails()[0]?.html).toContain(`https://portal.example/calendar/events/${id}`);
    expect(others.subjects()).toEqual([]);
  });

  it("is told to those who come to see it, and not again to those who know", async () => {
    const director = await fixture.person({ notifyAboutCalendarEvents: true, isDirector: true });
    const staff = await fixture.person({ notifyAboutCalendarEvents: true });
    const { id } = await fixture.create({ title: "Erst vertraulich", visibility: "PartnerDirectors" });
    await fixture.run();
    expect([director.subjects(), staff.subjects()]).toEqual([["Termin: Erst vertraulich"], []]);
    await fixture.update(id, { title: "Jetzt für alle" });
    await fixture.run();
    await fixture.update(id, { title: "Wieder vertraulich", visibility: "PartnerDirectors" });
    await fixture.update(id, { title: "Noch einmal für alle" });
    await fixture.run();

    expect(director.subjects()).toEqual(["Termin: Erst vertraulich"]);
    expect(staff.subjects()).toEqual(["Termin: Jetzt für alle"]);
  });

  it("is told to all who see it if it was hidden before the mails went out", async () => {
    const staff = await fixture.person({ notifyAboutCalendarEvents: true });
    const { id } = await fixture.create({ title: "Kurz verborgen" });
    await fixture.update(id, { title: "Kurz verborgen", visibility: "PartnerDirectors" });
    await fixture.run();
    expect(staff.subjects()).toEqual([]);
    await fixture.update(id, { title: "Kurz verborgen" });
    await fixture.run();

    expect(staff.subjects()).toEqual(["Termin: Kurz verborgen"]);
  });

  it("is not told when it is over, gone or hidden before the mail goes out", async () => {
    const keen = await fixture.person({ notifyAboutCalendarEvents: true });
    await fixture.create({ start: "2026-01-01T08:00:00.000Z", end: "2026-01-01T09:00:00.000Z" });
    const deleted = await fixture.create({ title: "Gelöscht" });
    const hidden = await fixture.create({ title: "Verborgen" });
    await fixture.notify();
    await fixture.remove(deleted.id);
    await fixture.update(hidden.id, { title: "Verborgen", visibility: "AssociationDirectors" });
    await fixture.deliver();

    expect(keen.subjects()).toEqual([]);
  });
});

describe("who answers", () => {
  it("gets the event for the own calendar, its changes, and that it is cancelled", async () => {
    const guest = await fixture.person();
    const event = { asksForAnswers: true, title: "Klausur" };
    const { id } = await fixture.create(event);
    await fixture.say(id, guest, "yes");
    await fixture.run();
    await fixture.run();
    await fixture.update(id, { ...event, location: "Graz" });
    await fixture.run();
    await fixture.update(id, { ...event, location: "Graz", description: "<p>Mehr dazu.</p>" });
    await fixture.run();
    await fixture.remove(id);
    await fixture.run();

    expect(guest.subjects()).toEqual([
      "Termin: Sie sind dabei: Klausur",
      "Termin: Geändert: Klausur",
      "Termin: Abgesagt: Klausur",
    ]);
    expect(guest.mails().map(({ attachment }) => attachment?.contentType)).toEqual([
      "text/calendar; charset=utf-8; method=REQUEST",
      "text/calendar; charset=utf-8; method=REQUEST",
      "text/calendar; charset=utf-8; method=CANCEL",
    ]);
    const entries = guest.mails().flatMap(({ attachment }) => byIcalJs(attachment?.content ?? ""));
    expect(entries.map(({ uid, status }) => [uid, status])).toEqual([
      [`event-${id}@kanzleiportal`, "CONFIRMED"],
      [`event-${id}@kanzleiportal`, "CONFIRMED"],
      [`event-${id}@kanzleiportal`, "CANCELLED"],
    ]);
    expect(entries.map(({ sequence }) => sequence)).toEqual([0, 1, 3]);
  });

  it("hears nothing when answers are no longer asked for, and of changes once they are again", async () => {
    const guest = await fixture.person();
    const { id } = await fixture.create({ asksForAnswers: true, title: "Ohne Anmeldung" });
    await fixture.say(id, guest, "yes");
    await fixture.run();
    await fixture.update(id, { asksForAnswers: false, title: "Ohne Anmeldung", location: "Graz" });
    await fixture.run();
    expect(guest.subjects()).toEqual(["Termin: Sie sind dabei: Ohne Anmeldung"]);
    await fixture.update(id, { asksForAnswers: true, title: "Ohne Anmeldung", location: "Graz" });
    await fixture.run();

    expect(guest.subjects().slice(1)).toEqual(["Termin: Geändert: Ohne Anmeldung"]);
  });

  it("is told that it is off even if the notifier did not come by since the yes", async () => {
    const guest = await fixture.person();
    const { id } = await fixture.create({ asksForAnswers: true, title: "Kurzfristig" });
    await fixture.say(id, guest, "yes");
    await fixture.remove(id);
    await fixture.run();
    await fixture.run();

    expect(guest.subjects()).toEqual(["Termin: Abgesagt: Kurzfristig"]);
  });

  it("keeps the place and hears that it is off when the event was hidden, and of changes only once it is shown", async () => {
    const guest = await fixture.person();
    const event = { asksForAnswers: true, title: "Verengt" };
    const hidden = { ...event, visibility: "PartnerDirectors" as const, location: "Linz" };
    const { id } = await fixture.create(event);
    await fixture.say(id, guest, "yes");
    await fixture.run();
    await fixture.update(id, hidden);
    await fixture.run();
    expect(guest.subjects()).toEqual(["Termin: Sie sind dabei: Verengt"]);
    await fixture.update(id, { ...hidden, visibility: "Everybody" });
    await fixture.run();
    await fixture.update(id, hidden);
    await fixture.remove(id);
    await fixture.run();

    expect(guest.subjects().slice(1)).toEqual(["Termin: Geändert: Verengt", "Termin: Abgesagt: Verengt"]);
  });

  it("hears nothing of what was deleted and restored at once", async () => {
    const guest = await fixture.person();
    const { id } = await fixture.create({ asksForAnswers: true });
    await fixture.say(id, guest, "yes");
    await fixture.run();
    await fixture.remove(id);
    await fixture.restore(id);
    await fixture.run();

    expect(guest.subjects()).toHaveLength(1);
  });

  it("is told of waiting, and of the place that became free", async () => {
    const [first, second] = [await fixture.person(), await fixture.person()];
    const { id } = await fixture.create({ asksForAnswers: true, places: 1, title: "Ein Platz" });
    await fixture.say(id, first, "yes");
    await fixture.say(id, second, "yes");
    await fixture.run();
    await fixture.say(id, first, "no");
    await fixture.run();
    await fixture.say(id, first, "yes");
    await fixture.run();

    expect(first.subjects()).toEqual(["Termin: Sie sind dabei: Ein Platz", "Termin: Warteliste: Ein Platz"]);
    expect(second.subjects()).toEqual(["Termin: Warteliste: Ein Platz", "Termin: Sie sind dabei: Ein Platz"]);
    expect(second.mails().map(({ attachment }) => attachment !== undefined)).toEqual([false, true]);
  });

  it("is reminded a day ahead, of the day it then takes place on, and only if coming", async () => {
    const [coming, declined] = [await fixture.person(), await fixture.person()];
    const start = addDays(new Date(), 5);
    const times = (at: Date) => ({ start: at.toISOString(), end: addHours(at, 2).toISOString() });
    const event = { asksForAnswers: true, title: "Bald", ...times(start) };
    const { id } = await fixture.create(event);
    await fixture.say(id, coming, "yes");
    await fixture.say(id, declined, "yes");
    await fixture.run();
    await fixture.say(id, declined, "no");
    const later = addDays(start, 3);
    await fixture.update(id, { ...event, ...times(later) });
    await fixture.run();
    await fixture.run(addHours(start, -23));
    const before = coming.subjects().length;
    await fixture.run(addHours(later, -23));
    await fixture.run(addHours(later, -22));

    expect(coming.subjects().slice(before)).toEqual(["Termin: Erinnerung an morgen: Bald"]);
    expect(declined.subjects().some((subject) => subject.includes("Erinnerung"))).toBe(false);
  });
});

it("reminds on the day before in Vienna when the clocks change in between", async () => {
  const guest = await fixture.person();
  // 23:30 in Vienna, at the end of a day of 25 hours.
  const times = { start: "2030-10-27T22:30:00.000Z", end: "2030-10-27T23:30:00.000Z" };
  const { id } = await fixture.create({ asksForAnswers: true, title: "Spät", ...times });
  await fixture.say(id, guest, "yes");
  await fixture.run();
  await fixture.run(new Date("2030-10-26T21:20:00.000Z"));
  expect(guest.subjects()).toHaveLength(1);
  await fixture.run(new Date("2030-10-26T21:40:00.000Z"));

  expect(guest.subjects().slice(1)).toEqual(["Termin: Erinnerung an morgen: Spät"]);
});

describe("a reminder to answer", () => {
  it("reaches only those who have not answered by the time it goes out", async () => {
    const [answered, late, silent] = [await fixture.person(), await fixture.person(), await fixture.person()];
    const { id } = await fixture.create({ asksForAnswers: true, title: "Wer kommt?" });
    await fixture.say(id, answered, "no");
    await fixture.editor.call(calendar.answers.remind, { params: { id } });
    await fixture.notify();
    await fixture.say(id, late, "maybe");
    await fixture.deliver();

    expect([answered.subjects(), late.subjects()]).toEqual([[], []]);
    expect(silent.subjects()).toEqual(["Termin: Kommen Sie?: Wer kommt?"]);
    expect(silent.mails()[0]?.html).toContain("Sie haben noch nicht geantwortet.");
  });
});

describe("a notifier that dies half-way", () => {
  it.each([
    ["before it has stored the mails", "before"],
    ["right after", "after"],
  ] as const)("%s tells everybody once", async (_, when) => {
    const guests = [await fixture.person(), await fixture.person(), await fixture.person()];
    const { id } = await fixture.create({ asksForAnswers: true, title: "Überlebt" });
    await fixture.run();
    for (const guest of guests) await fixture.say(id, guest, "yes");
    await expect(fixture.notify(new Date(), dyingTable(fixture.table, 1, when))).rejects.toMatchObject({
      errors: [expect.any(Killed)],
    });
    await fixture.run();
    await fixture.run();
    await fixture.run(addHours(new Date(), 1));

    for (const guest of guests) expect(guest.subjects().length).toBeLessThanOrEqual(1);
    if (when === "before") for (const guest of guests) expect(guest.subjects()).toHaveLength(1);
  });
});
