import { addHours } from "date-fns/addHours";
import { beforeEach, describe, expect, it } from "vitest";
import { calendar } from "../../shared/calendar/calendar.contract.ts";
import type { Browser } from "../support/browser.ts";
import { eventMailFixture } from "./event-mail.fixture.ts";

const silent = { isSilent: true, at: null };

let fixture: Awaited<ReturnType<typeof eventMailFixture>>;
beforeEach(async () => {
  fixture = await eventMailFixture();
});

type Query = Parameters<typeof ask>[0];
const ask = async (query: {
  about: "saving" | "deletion" | "reminder";
  event?: string;
  visibility?: "PartnerDirectors";
  isChanged?: boolean;
  at?: string;
}) => (await fixture.editor.call(calendar.events.audience, { query })).data;
const asked = async (query: Query) => {
  const { people, mails, bells, isOver } = await ask(query);
  return [people, mails, bells, isOver];
};

describe("a new event", () => {
  it("says whom it will reach, how and when, until it has", async () => {
    const directors = { about: "saving", visibility: "PartnerDirectors" } as const;
    const [before, few] = [await ask({ about: "saving" }), await ask(directors)];
    await fixture.person({ notifyAboutCalendarEvents: true, lastname: "Huber" });
    await fixture.person({ notifyAboutCalendarEvents: true, isDirector: true });
    const all = await ask({ about: "saving" });
    expect(all).toMatchObject({ people: before.people + 2, mails: before.mails + 2, isOver: false });
    expect((await ask(directors)).mails).toBe(few.mails + 1);

    const { id } = await fixture.create({ title: "Bekannt" });
    await fixture.run();

    expect(await asked({ about: "saving", event: id })).toEqual([0, 0, 0, true]);
  });

  it("is told to nobody where that was chosen, and to all once it is chosen otherwise", async () => {
    const keen = await fixture.person({ notifyAboutCalendarEvents: true });
    const { id } = await fixture.create({ title: "Still", announcement: silent });
    await fixture.run();
    await fixture.update(id, { title: "Still, geändert" });
    await fixture.remove(id);
    await fixture.restore(id);
    await fixture.run();
    expect(keen.subjects()).toEqual([]);
    await fixture.update(id, { title: "Laut", announcement: { isSilent: false, at: null } });
    await fixture.run();

    expect(keen.subjects()).toEqual(["Termin: Laut"]);
  });

  it("is told at the time that was chosen, and by nobody's clock before", async () => {
    const keen = await fixture.person({ notifyAboutCalendarEvents: true });
    const at = addHours(new Date(), 5);
    const { id } = await fixture.create({
      title: "Später",
      announcement: { isSilent: false, at: at.toISOString() },
    });
    await fixture.run();
    await fixture.update(id, { title: "Später" });
    await fixture.run(addHours(at, -1));
    expect(keen.subjects()).toEqual([]);
    await fixture.run(addHours(at, 1));

    expect(keen.subjects()).toEqual(["Termin: Später"]);
  });
});

it("says of how many who are asked that they have something else then, of what one sees", async () => {
  const account = await fixture.person();
  const director = await fixture.person({ isDirector: true });
  const times = { start: "2031-05-06T08:00:00.000Z", end: "2031-05-06T10:00:00.000Z" };
  const asking = { ...times, asksForAnswers: true, announcement: silent };
  const [one, secret, other] = [
    await fixture.create(asking),
    await fixture.create({ ...asking, visibility: "PartnerDirectors" }, fixture.admin),
    await fixture.create({ ...asking, start: times.end, end: "2031-05-06T11:00:00.000Z" }),
  ];
  for (const { id } of [one, other]) await fixture.say(id, account, "yes");
  await fixture.say(one.id, fixture.colleague, "no");
  await fixture.say(secret.id, director, "yes");
  const overlapsOf = async (query: object, by: Pick<Browser, "call"> = fixture.editor) =>
    (await by.call(calendar.events.audience, { query: { about: "saving", ...query } })).data.overlaps;
  const all = await overlapsOf(times);

  expect(all).toMatchObject({ busy: 1 });
  expect(all?.asked).toBeGreaterThan(2);
  expect(await overlapsOf(times, fixture.admin)).toMatchObject({ busy: 2 });
  expect(await overlapsOf({ ...times, event: one.id })).toMatchObject({ busy: 0 });
  expect(await overlapsOf({ start: times.start })).toBeUndefined();
});

describe("those who come", () => {
  const event = { asksForAnswers: true, title: "Klausur" };
  const begin = async () => {
    const account = await fixture.person({ lastname: "Huber", firstname: "Vera", title: null });
    const { id } = await fixture.create({ ...event, announcement: silent });
    await fixture.say(id, account, "yes");
    await fixture.run();
    return { account, id, before: account.subjects().length };
  };

  it("are counted before an event is changed or deleted, and before a reminder those who are silent", async () => {
    const { id } = await begin();
    await fixture.update(id, { ...event, announcement: { isSilent: false, at: null } });
    await fixture.run();

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
    const { reminded } = (await fixture.editor.call(calendar.answers.remind, { params: { id } })).data;
    expect(mails).toBe(reminded);
  });

  it("do not hear of a change that was made silently, but of the next one", async () => {
    const { account, id, before } = await begin();
    await fixture.update(id, { ...event, location: "Graz", announcement: silent });
    await fixture.run();
    await fixture.update(id, { ...event, location: "Graz", description: "<p>Mehr dazu.</p>" });
    await fixture.run();
    expect(account.subjects().slice(before)).toEqual([]);
    await fixture.update(id, { ...event, location: "Linz" });
    await fixture.run();

    expect(account.subjects().slice(before)).toEqual(["Termin: Geändert: Klausur"]);
  });

  it("hear of a change at the time that was chosen, whoever answers meanwhile", async () => {
    const { account, id, before } = await begin();
    const late = await fixture.person();
    const at = addHours(new Date(), 5);
    const announcement = { isSilent: false, at: at.toISOString() };
    await fixture.update(id, { ...event, location: "Graz", announcement });
    await fixture.say(id, late, "yes");
    await fixture.run();
    expect(account.subjects().slice(before)).toEqual([]);
    expect(late.subjects()).toEqual(["Termin: Sie sind dabei: Klausur"]);
    await fixture.run(addHours(at, 1));

    expect(account.subjects().slice(before)).toEqual(["Termin: Geändert: Klausur"]);
    expect(late.subjects()).toHaveLength(1);
  });

  it("hear nothing of what was deleted silently, nor of its return", async () => {
    const { account, id, before } = await begin();
    await fixture.remove(id, fixture.editor, { isSilent: true });
    await fixture.run();
    await fixture.restore(id);
    await fixture.run();

    expect(account.subjects().slice(before)).toEqual([]);
  });

  it("are named to nobody who does not look after the event", async () => {
    const { id } = await begin();
    const other = await fixture.as({ grants: [{ rule: "EDIT_EVENTS", ressource: "elsewhere" }] });

    const asking = other.call(calendar.events.audience, { query: { about: "deletion", event: id } });

    await expect(asking).rejects.toMatchObject({ status: 404 });
  });
});
