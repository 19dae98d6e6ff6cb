import { expect, it } from "vitest";
import { calendar } from "../../shared/calendar/calendar.contract.ts";
import type { Browser } from "../support/browser.ts";
import { calendarFixture } from "./calendar.fixture.ts";
import { byIcalJs } from "./foreign-parsers.ts";
import { openSeries } from "./series.fixture.ts";

const fixture = await calendarFixture();
const series = openSeries(fixture);

const feedOf = async (person: Browser): Promise<string> => {
  const { url } = (await person.call(calendar.feed.start, { body: {} })).data;
  const params = { token: url.slice(url.lastIndexOf("/") + 1) };
  const { response } = await person.send(calendar.feed.read, { params }, { headers: { cookie: undefined } });
  return response.text();
};

it("is one entry of a subscribed calendar, without what its person may not see", async () => {
  const person = await fixture.as({});
  const { title } = await series.begin("FREQ=WEEKLY;COUNT=6", { asksForAnswers: true });
  const [first, , hidden, declined] = await series.named(title);
  await fixture.update(hidden?.id ?? "", {
    ...hidden,
    title: "Nur für die Leitung",
    visibility: "PartnerDirectors",
  });
  const params = { id: declined?.id ?? "" };
  await person.call(calendar.answers.answer, { params, body: { answer: "no" } });
  const feed = await feedOf(person);

  expect(byIcalJs(feed).map((event) => event.title)).toEqual([title, `Nicht dabei: ${title}`]);
  expect(feed).toContain("EXDATE;TZID=Europe/Vienna:20300326T090000\r\n");
  expect(feed).toContain("RECURRENCE-ID;TZID=Europe/Vienna:20300402T090000");
  expect(feed).not.toContain("Leitung");
  expect(feed.match(/TRANSP:TRANSPARENT/g)).toHaveLength(1);
  const file = await person.send(calendar.feed.event, { params: { id: first?.id ?? "" } });
  expect(byIcalJs(await file.response.text())).toHaveLength(1);
});
