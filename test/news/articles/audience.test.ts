import { addDays } from "date-fns/addDays";
import { getISODay } from "date-fns/getISODay";
import { setHours } from "date-fns/setHours";
import { startOfDay } from "date-fns/startOfDay";
import { expect, it } from "vitest";
import { inOffice } from "../../../shared/dates/office-days.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { portal } from "../../portal.ts";
import { anEmployee } from "../../support/people.builder.ts";
import { saveSettings } from "../../support/settings.ts";
import { articleFixture } from "./article.fixture.ts";

const { articles } = news;

it("says who will hear of an article, by what and when, until they have", async () => {
  const { table, as, people } = await portal();
  const { call, create, announced } = await articleFixture();
  await as({ employee: { email: "leser@berger.example" } });
  await people.employees.insertMany([
    anEmployee({ firstname: "Vera", lastname: "Huber", title: null, email: "huber@berger.example" }),
    anEmployee({ silentTopics: ["articles"], notifyAboutNewsArticles: false }),
  ]);
  const tomorrow = addDays(startOfDay(inOffice(new Date())), 1);
  const sendWindow = { days: [getISODay(tomorrow)], from: "08:00", until: "18:00", skipsHolidays: false };
  await saveSettings(table, { sendWindow });
  const article = await create();
  const ask = async (at?: string) =>
    (await call(articles.audience, { params: { id: article.id }, query: { at } })).data;

  const audience = await ask();

  // The editor gets a mail and no bell, Vera Huber cannot sign in.
  expect(audience).toMatchObject({ people: 3, mails: 3, bells: 1, isOver: false });
  expect(audience.names).toContain("Vera Huber");
  expect(audience.names).toHaveLength(3);
  expect(new Date(audience.at)).toEqual(new Date(setHours(tomorrow, 8)));
  const noon = new Date(setHours(tomorrow, 12)).toISOString();
  expect((await ask(noon)).at).toBe(noon);

  await announced(article.id);
  expect((await ask()).isOver).toBe(true);
});
