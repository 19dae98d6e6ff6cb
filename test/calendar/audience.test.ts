import { addHours } from "date-fns/addHours";
import { beforeEach, describe, expect, it } from "vitest";
import { calendar } from "../../shared/calendar/calendar.contract.ts";
import { eventMailDesk } from "./event-mail-desk.ts";

const silent = { isSilent: true, at: null };

let desk: Awaited<ReturnType<typeof eventMailDesk>>;
beforeEach(async () => {
  desk = await eventMailDesk();
});

type Query = Parameters<typeof ask>[0];
const ask = async (query: {
  about: "saving" | "deletion" | "reminder";
  event?: string;
  visibility?: "PartnerDirectors";
  isChanged?: boolean;
  at?: string;
}) => (await desk.editor.call(calendar.events.audience, { query })).data;
const asked = async (query: Query) => {
  const { people, mails, bells, isOver } = await ask(query);
  return [people, mails, bells, isOver];
};

describe("a new event", () => {
  it("says whom it will reach, how and when, until it has", async () => {
    const directors = { about: "saving", visibility: "PartnerDirectors" } as const;
    const [before, few] = [await ask({ about: "saving" }), await ask(directors)];
    await desk.person({ notifyAboutCalendarEvents: true, lastname: "Huber" });
    await desk.person({ notifyAboutCalendarEvents: true, isDirector: true });
    const all = await ask({ about: "saving" });
    expect(all).toMatchObject({ people: before.people + 2, mails: before.mails + 2, isOver: false });
    expect((await ask(directors)).mails).toBe(few.mails + 1);

    const { id } = await desk.create({ title: "Bekannt" });
    await desk.run();

    expect(await asked({ about: "saving", event: id })).toEqual([0, 0, 0, true]);
  });

  it("is told to nobody where that was chosen, and to all once it is chosen otherwise", async () => {
    const keen = await desk.person({ notifyAboutCalendarEvents: true });
    const { id } = await desk.create({ title: "Still", announcement: silent });
    await desk.run();
    await desk.update(id, { title: "Still, geändert" });
    await desk.remove(id);
    await desk.restore(id);
    await desk.run();
    expect(keen.subjects()).toEqual([]);
    await desk.update(id, { title: "Laut", announcement: { isSilent: false, at: null } });
    await desk.run();

    expect(keen.subjects()).toEqual(["Termin: Laut"]);
  });

  it("is told at the time that was chosen, and by nobody's clock before", async () => {
    const keen = await desk.person({ notifyAboutCalendarEvents: true });
    const at = addHours(new Date(), 5);
    const { id } = await desk.create({
      title: "Später",
      announcement: { isSilent: false, at: at.toISOString() },
    });
    await desk.run();
    await desk.update(id, { title: "Später" });
    await desk.run(addHours(at, -1));
    expect(keen.subjects()).toEqual([]);
    await desk.run(addHours(at, 1));

    expect(keen.subjects()).toEqual(["Termin: Später"]);
  });
});

describe("those who come", () => {
  const event = { asksForAnswers: true, title: "Klausur" };
  const begin = async () => {
    const guest = await desk.person({ lastname: "Huber", firstname: "Vera", title: null });
    const { id } = await desk.create({ ...event, announcement: silent });
    await desk.say(id, guest, "yes");
    await desk.run();
    return { guest, id, before: guest.subjects().length };
  };

  it("are counted before an event is changed or deleted, and before a reminder those who are silent", async () => {
    const { id } = await begin();
    await desk.update(id, { ...event, announcement: { isSilent: false, at: null } });
    await desk.run();

    expect(await asked({ about: "saving", event: id })).toEqual([0, 0, 0, true]);
    expect(await ask({ about: "saving", event: id, isChanged: true })).toMatchObject({
      people: 1,
      mails: 1,
      bells: 1,
      names: ["Vera Huber"],
      isOver: false,
    });
    expect(await ask({ about: "deletion", event: id })).toMatchObject({ mails: 1, names: ["Vera Huber"] });
    const { mails } = await ask({ about: "reminder", event: id });
    const { reminded } = (await desk.editor.call(calendar.answers.remind, { params: { id } })).data;
    expect(mails).toBe(reminded);
  });

  it("do not hear of a change that was made silently, but of the next one", async () => {
    const { guest, id, before } = await begin();
    await desk.update(id, { ...event, location: "Graz", announcement: silent });
    await desk.run();
    await desk.update(id, { ...event, location: "Graz", description: "<p>Mehr dazu.</p>" });
    await desk.run();
    expect(guest.subjects().slice(before)).toEqual([]);
    await desk.update(id, { ...event, location: "Linz" });
    await desk.run();

    expect(guest.subjects().slice(before)).toEqual(["Termin: Geändert: Klausur"]);
  });

  it("hear of a change at the time that was chosen, whoever answers meanwhile", async () => {
    const { guest, id, before } = await begin();
    const late = await desk.person();
    const at = addHours(new Date(), 5);
    const announcement = { isSilent: false, at: at.toISOString() };
    await desk.update(id, { ...event, location: "Graz", announcement });
    await desk.say(id, late, "yes");
    await desk.run();
    expect(guest.subjects().slice(before)).toEqual([]);
    expect(late.subjects()).toEqual(["Termin: Sie sind dabei: Klausur"]);
    await desk.run(addHours(at, 1));

    expect(guest.subjects().slice(before)).toEqual(["Termin: Geändert: Klausur"]);
    expect(late.subjects()).toHaveLength(1);
  });

  it("hear nothing of what was deleted silently, nor of its return", async () => {
    const { guest, id, before } = await begin();
    await desk.remove(id, desk.editor, { isSilent: true });
    await desk.run();
    await desk.restore(id);
    await desk.run();

    expect(guest.subjects().slice(before)).toEqual([]);
  });

  it("are named to nobody who does not look after the event", async () => {
    const { id } = await begin();
    const other = await desk.as({ grants: [{ rule: "EDIT_EVENTS", ressource: "elsewhere" }] });

    const asking = other.call(calendar.events.audience, { query: { about: "deletion", event: id } });

    await expect(asking).rejects.toMatchObject({ status: 404 });
  });
});
