import { addDays } from "date-fns/addDays";
import { addHours } from "date-fns/addHours";
import { beforeEach, describe, expect, it } from "vitest";
import { calendar } from "../../shared/calendar/calendar.contract.ts";
import { dyingTable, Killed } from "../support/dying-table.ts";
import { ownOffice } from "../support/viewers.ts";
import { eventMailDesk } from "./event-mail-desk.ts";
import { byIcalJs } from "./foreign-parsers.ts";

let desk: Awaited<ReturnType<typeof eventMailDesk>>;
beforeEach(async () => {
  desk = await eventMailDesk();
});

describe("a new event", () => {
  it("is told once to those who want it and may see it", async () => {
    const keen = await desk.person({ notifyAboutCalendarEvents: true });
    const others = await desk.person();
    const { id } = await desk.create({ title: "Neu im Kalender" });
    await desk.run();
    await desk.update(id, { title: "Neu im Kalender, geändert" });
    await desk.run();

    expect(keen.subjects()).toEqual(["Termin: Neu im Kalender"]);
    expect(keen.mails()[0]?.from?.name).toBe(ownOffice.name);
    expect(keen.mails()[0]?.html).toContain(`https://portal.example/calendar/events/${id}`);
    expect(others.subjects()).toEqual([]);
  });

  it("is told to those who come to see it, and not again to those who know", async () => {
    const director = await desk.person({ notifyAboutCalendarEvents: true, isDirector: true });
    const staff = await desk.person({ notifyAboutCalendarEvents: true });
    const { id } = await desk.create({ title: "Erst vertraulich", visibility: "PartnerDirectors" });
    await desk.run();
    expect([director.subjects(), staff.subjects()]).toEqual([["Termin: Erst vertraulich"], []]);
    await desk.update(id, { title: "Jetzt für alle" });
    await desk.run();
    await desk.update(id, { title: "Wieder vertraulich", visibility: "PartnerDirectors" });
    await desk.update(id, { title: "Noch einmal für alle" });
    await desk.run();

    expect(director.subjects()).toEqual(["Termin: Erst vertraulich"]);
    expect(staff.subjects()).toEqual(["Termin: Jetzt für alle"]);
  });

  it("is told to all who see it if it was hidden before the mails went out", async () => {
    const staff = await desk.person({ notifyAboutCalendarEvents: true });
    const { id } = await desk.create({ title: "Kurz verborgen" });
    await desk.update(id, { title: "Kurz verborgen", visibility: "PartnerDirectors" });
    await desk.run();
    expect(staff.subjects()).toEqual([]);
    await desk.update(id, { title: "Kurz verborgen" });
    await desk.run();

    expect(staff.subjects()).toEqual(["Termin: Kurz verborgen"]);
  });

  it("is not told when it is over, gone or hidden before the mail goes out", async () => {
    const keen = await desk.person({ notifyAboutCalendarEvents: true });
    await desk.create({ start: "2026-01-01T08:00:00.000Z", end: "2026-01-01T09:00:00.000Z" });
    const deleted = await desk.create({ title: "Gelöscht" });
    const hidden = await desk.create({ title: "Verborgen" });
    await desk.notify();
    await desk.remove(deleted.id);
    await desk.update(hidden.id, { title: "Verborgen", visibility: "AssociationDirectors" });
    await desk.deliver();

    expect(keen.subjects()).toEqual([]);
  });
});

describe("a copy", () => {
  it("is not told when it is made, changed or restored, but to those who come to see it", async () => {
    const director = await desk.person({ notifyAboutCalendarEvents: true, isDirector: true });
    const staff = await desk.person({ notifyAboutCalendarEvents: true });
    const visibility = "PartnerDirectors";
    const { id } = await desk.create({ title: "Klausur", visibility });
    await desk.run();
    const body = { days: ["2030-04-04"] };
    const { data } = (await desk.editor.call(calendar.events.copy, { params: { id }, body })).data;
    const copyId = data[0]?.id ?? "";
    await desk.update(copyId, { title: "Klausur, Graz", visibility });
    await desk.remove(copyId);
    await desk.restore(copyId);
    await desk.run();
    expect([director.subjects(), staff.subjects()]).toEqual([["Termin: Klausur"], []]);
    await desk.update(copyId, { title: "Klausur für alle" });
    await desk.run();

    expect(director.subjects()).toEqual(["Termin: Klausur"]);
    expect(staff.subjects()).toEqual(["Termin: Klausur für alle"]);
  });
});

describe("who answers", () => {
  it("gets the event for the own calendar, its changes, and that it is cancelled", async () => {
    const guest = await desk.person();
    const event = { asksForAnswers: true, title: "Klausur" };
    const { id } = await desk.create(event);
    await desk.say(id, guest, "yes");
    await desk.run();
    await desk.run();
    await desk.update(id, { ...event, location: "Graz" });
    await desk.run();
    await desk.update(id, { ...event, location: "Graz", description: "<p>Mehr dazu.</p>" });
    await desk.run();
    await desk.remove(id);
    await desk.run();

    expect(guest.subjects()).toEqual([
      "Termin: Sie sind dabei: Klausur",
      "Termin: Geändert: Klausur",
      "Termin: Abgesagt: Klausur",
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
    const guest = await desk.person();
    const { id } = await desk.create({ asksForAnswers: true, title: "Ohne Anmeldung" });
    await desk.say(id, guest, "yes");
    await desk.run();
    await desk.update(id, { asksForAnswers: false, title: "Ohne Anmeldung", location: "Graz" });
    await desk.run();
    expect(guest.subjects()).toEqual(["Termin: Sie sind dabei: Ohne Anmeldung"]);
    await desk.update(id, { asksForAnswers: true, title: "Ohne Anmeldung", location: "Graz" });
    await desk.run();

    expect(guest.subjects().slice(1)).toEqual(["Termin: Geändert: Ohne Anmeldung"]);
  });

  it("is told that it is off even if the notifier did not come by since the yes", async () => {
    const guest = await desk.person();
    const { id } = await desk.create({ asksForAnswers: true, title: "Kurzfristig" });
    await desk.say(id, guest, "yes");
    await desk.remove(id);
    await desk.run();
    await desk.run();

    expect(guest.subjects()).toEqual(["Termin: Abgesagt: Kurzfristig"]);
  });

  it("keeps the place and hears that it is off when the event was hidden, and of changes only once it is shown", async () => {
    const guest = await desk.person();
    const event = { asksForAnswers: true, title: "Verengt" };
    const hidden = { ...event, visibility: "PartnerDirectors" as const, location: "Linz" };
    const { id } = await desk.create(event);
    await desk.say(id, guest, "yes");
    await desk.run();
    await desk.update(id, hidden);
    await desk.run();
    expect(guest.subjects()).toEqual(["Termin: Sie sind dabei: Verengt"]);
    await desk.update(id, { ...hidden, visibility: "Everybody" });
    await desk.run();
    await desk.update(id, hidden);
    await desk.remove(id);
    await desk.run();

    expect(guest.subjects().slice(1)).toEqual(["Termin: Geändert: Verengt", "Termin: Abgesagt: Verengt"]);
  });

  it("hears nothing of what was deleted and restored at once", async () => {
    const guest = await desk.person();
    const { id } = await desk.create({ asksForAnswers: true });
    await desk.say(id, guest, "yes");
    await desk.run();
    await desk.remove(id);
    await desk.restore(id);
    await desk.run();

    expect(guest.subjects()).toHaveLength(1);
  });

  it("is told of waiting, and of the place that became free", async () => {
    const [first, second] = [await desk.person(), await desk.person()];
    const { id } = await desk.create({ asksForAnswers: true, places: 1, title: "Ein Platz" });
    await desk.say(id, first, "yes");
    await desk.say(id, second, "yes");
    await desk.run();
    await desk.say(id, first, "no");
    await desk.run();
    await desk.say(id, first, "yes");
    await desk.run();

    expect(first.subjects()).toEqual(["Termin: Sie sind dabei: Ein Platz", "Termin: Warteliste: Ein Platz"]);
    expect(second.subjects()).toEqual(["Termin: Warteliste: Ein Platz", "Termin: Sie sind dabei: Ein Platz"]);
    expect(second.mails().map(({ attachment }) => attachment !== undefined)).toEqual([false, true]);
  });

  it("is reminded a day ahead, of the day it then takes place on, and only if coming", async () => {
    const [coming, declined] = [await desk.person(), await desk.person()];
    const start = addDays(new Date(), 5);
    const times = (at: Date) => ({ start: at.toISOString(), end: addHours(at, 2).toISOString() });
    const event = { asksForAnswers: true, title: "Bald", ...times(start) };
    const { id } = await desk.create(event);
    await desk.say(id, coming, "yes");
    await desk.say(id, declined, "yes");
    await desk.run();
    await desk.say(id, declined, "no");
    const later = addDays(start, 3);
    await desk.update(id, { ...event, ...times(later) });
    await desk.run();
    await desk.run(addHours(start, -23));
    const before = coming.subjects().length;
    await desk.run(addHours(later, -23));
    await desk.run(addHours(later, -22));

    expect(coming.subjects().slice(before)).toEqual(["Termin: Erinnerung an morgen: Bald"]);
    expect(declined.subjects().some((subject) => subject.includes("Erinnerung"))).toBe(false);
  });
});

it("reminds on the day before in Vienna when the clocks change in between", async () => {
  const guest = await desk.person();
  // 23:30 in Vienna, at the end of a day of 25 hours.
  const times = { start: "2030-10-27T22:30:00.000Z", end: "2030-10-27T23:30:00.000Z" };
  const { id } = await desk.create({ asksForAnswers: true, title: "Spät", ...times });
  await desk.say(id, guest, "yes");
  await desk.run();
  await desk.run(new Date("2030-10-26T21:20:00.000Z"));
  expect(guest.subjects()).toHaveLength(1);
  await desk.run(new Date("2030-10-26T21:40:00.000Z"));

  expect(guest.subjects().slice(1)).toEqual(["Termin: Erinnerung an morgen: Spät"]);
});

describe("a reminder to answer", () => {
  it("reaches only those who have not answered by the time it goes out", async () => {
    const [answered, late, silent] = [await desk.person(), await desk.person(), await desk.person()];
    const { id } = await desk.create({ asksForAnswers: true, title: "Wer kommt?" });
    await desk.say(id, answered, "no");
    await desk.editor.call(calendar.answers.remind, { params: { id } });
    await desk.notify();
    await desk.say(id, late, "maybe");
    await desk.deliver();

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
    const guests = [await desk.person(), await desk.person(), await desk.person()];
    const { id } = await desk.create({ asksForAnswers: true, title: "Überlebt" });
    await desk.run();
    for (const guest of guests) await desk.say(id, guest, "yes");
    await expect(desk.notify(new Date(), dyingTable(desk.table, 1, when))).rejects.toMatchObject({
      errors: [expect.any(Killed)],
    });
    await desk.run();
    await desk.run();
    await desk.run(addHours(new Date(), 1));

    for (const guest of guests) expect(guest.subjects().length).toBeLessThanOrEqual(1);
    if (when === "before") for (const guest of guests) expect(guest.subjects()).toHaveLength(1);
  });
});
