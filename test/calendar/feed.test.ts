import { describe, expect, it } from "vitest";
import { calendar } from "../../shared/calendar/calendar.contract.ts";
import { login } from "../../shared/login/login.contract.ts";
import type { Browser } from "../support/browser.ts";
import { anEmployee } from "../support/people.builder.ts";
import { whenQuiet } from "../support/quiet.ts";
import { calendarFixture } from "./calendar.fixture.ts";
import { byIcalJs, byNodeIcal } from "./foreign-parsers.ts";

const { start, choose, own, remove, read, event: single } = calendar.feed;

const fixture = await calendarFixture();

const tokenOf = (url: string) => url.slice(url.lastIndexOf("/") + 1);

const subscribe = async (by: Browser, body: object = {}) =>
  tokenOf((await by.call(start, { body })).data.url);

/** As a calendar program asks: without a session. */
const fetchFeed = async (token: string, headers: Record<string, string> = {}, method = "GET") => {
  const { response, requests } = await fixture.colleague.send(
    read,
    { params: { token } },
    { method, headers: { cookie: undefined, ...headers } },
  );
  return { response, requests, text: await response.clone().text() };
};

const titlesIn = async (token: string) => byIcalJs((await fetchFeed(token)).text).map(({ title }) => title);

describe("a subscribed calendar", () => {
  it("has what its person sees, at an address shown once", async () => {
    const person = await fixture.as({});
    const word = crypto.randomUUID();
    await fixture.create({ title: `Für alle ${word}` });
    await fixture.create({ title: `Geheim ${word}`, visibility: "PartnerDirectors" });
    const { url } = (await person.call(start, { body: {} })).data;

    expect(url).toMatch(/^https:\/\/portal\.example\/v1\/calendar\/feed\/[\w-]+\.[\w-]{43}\.ics$/);
    const found = (await titlesIn(tokenOf(url))).filter((title) => title.includes(word));
    expect(found).toEqual([`Für alle ${word}`]);
    expect(JSON.stringify((await person.call(own, {})).data)).not.toContain(tokenOf(url).slice(30, 60));
  });

  it("is read by both foreign parsers alike", async () => {
    await fixture.create({ title: "Ärzte, „Fristen“; 🎉", wholeDay: true });
    const { text, response } = await fetchFeed(await subscribe(await fixture.as({})));

    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(byNodeIcal(text)).toEqual(byIcalJs(text));
    expect(byIcalJs(text).map(({ title }) => title)).toContain("Ärzte, „Fristen“; 🎉");
  });

  it("has everything unless something is chosen, and the request needs no body for it", async () => {
    const person = await fixture.as({});

    const { response } = await person.send(start);

    expect(response.status).toBe(201);
    expect((await person.call(own, {})).data.feed).toMatchObject({ categories: null, birthdays: false });
  });

  it("answers HEAD as GET, so that programs can ask whether it is there", async () => {
    const token = await subscribe(await fixture.as({}));
    const [get, head] = [await fetchFeed(token), await fetchFeed(token, {}, "HEAD")];

    expect(head.response.status).toBe(200);
    expect(head.text).toBe("");
    for (const name of ["content-type", "etag", "last-modified", "cache-control"])
      expect(head.response.headers.get(name)).toBe(get.response.headers.get(name));
  });

  it("ends with a new address, when it is taken back, and with its person's account", async () => {
    const person = await fixture.as({});
    const first = await subscribe(person);
    const second = await subscribe(person);
    const statusOf = async (token: string) => (await fetchFeed(token)).response.status;

    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    await person.call(remove, {});
    expect(await statusOf(second)).toBe(404);
    const third = await subscribe(person);
    await fixture.admin.call(login.users.update, {
      params: { id: person.user.id },
      body: { isActive: false },
    });
    expect(await statusOf(third)).toBe(404);
    expect(await statusOf(`${person.user.id}.${"a".repeat(43)}.ics`)).toBe(404);
    expect(await statusOf(`gone.${"a".repeat(43)}.ics`)).toBe(404);
    expect(await statusOf("nonsense.ics")).toBe(404);
  });

  it("loses at once what its person may no longer see", async () => {
    const director = await fixture.as({ employee: { isDirector: true } });
    const token = await subscribe(director);
    const { id } = await fixture.create({ title: "Nur Geschäftsführung", visibility: "PartnerDirectors" });

    expect(await titlesIn(token)).toContain("Nur Geschäftsführung");
    await fixture.people.employees.update(director.employee.id, (one) => ({ ...one, isDirector: false }));
    expect(await titlesIn(token)).not.toContain("Nur Geschäftsführung");
    await fixture.remove(id);
    expect(await titlesIn(token)).not.toContain("Nur Geschäftsführung");
  });

  it("tells of what is gone, and grows the sequence with each change", async () => {
    const token = await subscribe(await fixture.as({}));
    const { id } = await fixture.create({ title: "Wird abgesagt" });
    const find = async () =>
      byIcalJs((await fetchFeed(token)).text).find(({ uid }) => uid === `event-${id}@kanzleiportal`);

    expect(await find()).toMatchObject({ sequence: 0, status: "CONFIRMED" });
    await fixture.update(id, { title: "Wird abgesagt" });
    expect(await find()).toMatchObject({ sequence: 1, status: "CONFIRMED" });
    await fixture.remove(id);
    expect(await find()).toMatchObject({ sequence: 2, status: "CANCELLED" });
  });

  it("is not sent again while nothing has changed", async () => {
    const token = await subscribe(await fixture.as({}));
    const { response } = await fetchFeed(token);
    const etag = response.headers.get("etag") ?? "";
    const lastModified = response.headers.get("last-modified") ?? "";

    expect((await fetchFeed(token, { "if-none-match": etag })).response.status).toBe(304);
    expect((await fetchFeed(token, { "if-none-match": `W/${etag}` })).response.status).toBe(304);
    expect((await fetchFeed(token, { "if-modified-since": lastModified })).response.status).toBe(304);
    const past = new Date(Date.parse(lastModified) - 60_000).toUTCString();
    expect((await fetchFeed(token, { "if-modified-since": past })).response.status).toBe(200);
    await fixture.create({ title: "Neu" });
    const after = await fetchFeed(token, { "if-none-match": etag });
    expect(after.response.status).toBe(200);
    expect(after.response.headers.get("etag")).not.toBe(etag);
  });

  it("has the categories, birthdays and holidays that were chosen", async () => {
    const person = await fixture.as({});
    const category = (await fixture.admin.call(calendar.categories.create, { body: { name: "Gewählt" } }))
      .data;
    await fixture.create({ title: "Mit Kategorie", category: category.id });
    await fixture.people.employees.insert(
      anEmployee({ firstname: "Eva", lastname: "Zugestimmt", showBirthday: true }),
    );
    await fixture.people.employees.insert(anEmployee({ lastname: "Verschwiegen", showBirthday: false }));
    const token = await subscribe(person, { categories: [category.id] });

    const other = (await fixture.admin.call(calendar.categories.create, { body: { name: "Abgewählt" } }))
      .data;
    const gone = (await fixture.admin.call(calendar.categories.create, { body: { name: "Gelöscht" } })).data;
    await fixture.create({ title: "Ohne Kategorie" });
    await fixture.create({ title: "Andere Kategorie", category: other.id });
    await fixture.create({ title: "Gelöschte Kategorie", category: gone.id });
    await fixture.admin.call(calendar.categories.remove, { params: { id: gone.id }, query: { events: 1 } });
    const chosen = await titlesIn(token);
    expect(chosen).toEqual(
      expect.arrayContaining(["Mit Kategorie", "Ohne Kategorie", "Gelöschte Kategorie"]),
    );
    expect(chosen).not.toContain("Andere Kategorie");
    await person.call(choose, { body: { categories: [], birthdays: true, holidays: true } });
    const titles = new Set(await titlesIn(token));
    expect(titles).toContain("Geburtstag: Mag. Eva Zugestimmt");
    expect(titles).toContain("Nationalfeiertag");
    expect([...titles].join()).not.toMatch(/Verschwiegen|Kategorie|1980/);
    expect((await person.call(own, {})).data.feed).toMatchObject({ birthdays: true, categories: [] });
  });

  it("takes few requests, however much it has", async () => {
    const token = await subscribe(await fixture.as({}), { holidays: true });
    whenQuiet();
    await fetchFeed(token);
    const { requests } = await fetchFeed(token);

    // Throttle, address with all rights, what changed.
    expect(requests.length, requests.join()).toBe(3);
  });

  it("shows what its person declined, in the own name or the office's, and keeps that time free", async () => {
    const person = await fixture.as({});
    const word = crypto.randomUUID();
    const asking = { asksForAnswers: true };
    const one = await fixture.create({ ...asking, title: `Für mich ${word}` });
    const office = await fixture.create({ ...asking, answersPer: "office", title: `Für uns ${word}` });
    await fixture.create({ ...asking, title: `Offen ${word}` });
    const token = await subscribe(person);
    const before = await fetchFeed(token);
    for (const { id } of [one, office])
      await person.call(calendar.answers.answer, { params: { id }, body: { answer: "no" } });

    const after = await fetchFeed(token);

    const titlesOf = (text: string) =>
      byIcalJs(text)
        .map(({ title }) => title)
        .filter((title) => title.includes(word))
        // They begin together.
        .toSorted();
    expect(titlesOf(before.text)).toEqual([`Für mich ${word}`, `Für uns ${word}`, `Offen ${word}`]);
    expect(titlesOf(after.text)).toEqual([
      `Nicht dabei: Für mich ${word}`,
      `Nicht dabei: Für uns ${word}`,
      `Offen ${word}`,
    ]);
    expect(after.text.match(/TRANSP:TRANSPARENT/g)).toHaveLength(2);
    expect(after.response.headers.get("etag")).not.toBe(before.response.headers.get("etag"));
  });
});

it("has one event as a file of its own for who sees it", async () => {
  const { id } = await fixture.create({ title: "Einzeln", visibility: "AssociationDirectors" });
  const fetchBy = async (by: Browser) => (await by.send(single, { params: { id } })).response;
  const response = await fetchBy(fixture.editor);

  expect(response.headers.get("content-disposition")).toBe('attachment; filename="termin.ics"');
  expect(byIcalJs(await response.text())).toMatchObject([{ title: "Einzeln" }]);
  expect((await fetchBy(fixture.colleague)).status).toBe(404);
});
