import { addDays } from "date-fns/addDays";
import { addHours } from "date-fns/addHours";
import { getISODay } from "date-fns/getISODay";
import { setHours } from "date-fns/setHours";
import { startOfDay } from "date-fns/startOfDay";
import { beforeEach, expect, it } from "vitest";
import { calendar } from "../../shared/calendar/calendar.contract.ts";
import { inOffice } from "../../shared/dates/office-days.ts";
import { saveSettings } from "../support/settings.ts";
import { eventMailFixture } from "./event-mail.fixture.ts";

const tomorrow = addDays(startOfDay(inOffice(new Date())), 1);
const opening = new Date(setHours(tomorrow, 8));

let fixture: Awaited<ReturnType<typeof eventMailFixture>>;
beforeEach(async () => {
  fixture = await eventMailFixture();
  const sendWindow = { days: [getISODay(tomorrow)], from: "08:00", until: "18:00", skipsHolidays: false };
  await saveSettings(fixture.table, { sendWindow });
});

const startsAt = async (about: "saving" | "reminder", event: string) =>
  (await fixture.editor.call(calendar.events.audience, { query: { about, event } })).data.at;

it("announces events in the hours of newsletters, unless they begin before", async () => {
  const keen = await fixture.person({ notifyAboutCalendarEvents: true });
  const { id } = await fixture.create({ title: "Irgendwann" });
  const start = addHours(opening, -1).toISOString();
  await fixture.create({ title: "Gleich in der Früh", start, end: addHours(opening, 1).toISOString() });
  await fixture.run();
  expect(keen.subjects()).toEqual(["Termin: Gleich in der Früh"]);
  expect(await startsAt("saving", id)).toBe(opening.toISOString());
  await fixture.run(addHours(opening, 1));

  expect(keen.subjects().slice(1)).toEqual(["Termin: Irgendwann"]);
});

it("reminds in the hours of newsletters, unless answers end before", async () => {
  const guest = await fixture.person();
  const asking = { asksForAnswers: true, announcement: { isSilent: true, at: null } };
  const { id } = await fixture.create({ ...asking, title: "Hat Zeit" });
  const answerUntil = addHours(opening, -1).toISOString();
  const urgent = await fixture.create({ ...asking, title: "Eilt", answerUntil });
  for (const one of [id, urgent.id])
    await fixture.editor.call(calendar.answers.remind, { params: { id: one } });
  await fixture.run();
  expect(guest.subjects()).toEqual(["Termin: Kommen Sie?: Eilt"]);
  expect(await startsAt("reminder", id)).toBe(opening.toISOString());
  await fixture.run(addHours(opening, 1));

  expect(guest.subjects().slice(1)).toEqual(["Termin: Kommen Sie?: Hat Zeit"]);
});
