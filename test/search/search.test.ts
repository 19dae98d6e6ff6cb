import { describe, expect, it } from "vitest";
import { openArticles } from "../../functions/data/articles/articles.collection.ts";
import { openForumEntries } from "../../functions/data/discussions/forum-entries.collection.ts";
import { openGalleryImages } from "../../functions/data/galleries/gallery-images.collection.ts";
import { openMiscEntries } from "../../functions/data/misc/misc-entries.collection.ts";
import { openNewsletters } from "../../functions/data/newsletters/newsletters.collection.ts";
import { openSubscribers } from "../../functions/data/subscribers/subscribers.collection.ts";
import { calendar } from "../../shared/calendar/calendar.contract.ts";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import { flagsOf } from "../../shared/news/article-state.ts";
import { portal } from "../portal.ts";
import { aContent, aStoredCloudItem } from "../support/cloud.builder.ts";
import { aStoredEvent } from "../support/event.builder.ts";
import { anAnswer, aStoredPost } from "../support/forum.builder.ts";
import { aGalleryImage, aStoredGallery } from "../support/gallery.builder.ts";
import { aStoredMiscEntry, aStoredMiscGroup } from "../support/misc.builder.ts";
import { aNewsletter, anArticle, aSubscriber } from "../support/news.builder.ts";
import { anEmployee, anOffice } from "../support/people.builder.ts";
import { otherOffice, ownOffice } from "../support/viewers.ts";
import { countsFor, newWord, searching, titlesFor } from "./search.fixture.ts";

const { as, people, table } = await portal();
const employee = await portal({ as: "employee" });

/** One thing in every area whose title has the word. */
const oneOfEach = async (word: string) => {
  const post = await aStoredPost(table, `group-${word}`, { title: `Frage zu ${word}` });
  const entry = await aStoredMiscEntry(table);
  const gallery = await aStoredGallery(table, `gallery-${word}`);
  const [article, person, office, event, item, image] = await Promise.all([
    openArticles(table).insert(anArticle({ title: `Neues zu ${word}` })),
    people.employees.insert(anEmployee({ lastname: word })),
    people.organisations.insert(anOffice({ name: `Kanzlei ${word}` })),
    aStoredEvent(table, { title: `Tagung ${word}` }),
    aStoredCloudItem(table, { title: `${word}.pdf`, isFile: true, ...aContent() }),
    openGalleryImages(table).insert(aGalleryImage({ galleryId: gallery.id, username: `Bild ${word}` })),
  ]);
  await openMiscEntries(table).update(entry.id, (one) => ({ ...one, name: `Plan ${word}` }));
  return { post, entry, gallery, article, person, office, event, item, image };
};

const all = {
  articles: 1,
  people: 1,
  offices: 1,
  discussions: 1,
  events: 1,
  cloud: 1,
  misc: 1,
  galleries: 1,
};

describe("newsletters and subscribers", () => {
  it("are found by who may see them, and by nobody else", async () => {
    const word = newWord();
    const subscriberAt = ({ id }: { readonly id: string }) =>
      aSubscriber({ name: `Fa. ${word}`, organisationId: id });
    await Promise.all([
      openNewsletters(table).insert(
        aNewsletter({ title: `Rundbrief ${word}`, organisationId: ownOffice.id }),
      ),
      openSubscribers(table).insert(subscriberAt(ownOffice)),
      openSubscribers(table).insert(subscriberAt(otherOffice)),
    ]);

    expect(await countsFor(await as("officeEditor"), word)).toEqual({ newsletters: 1, subscribers: 1 });
    expect(await countsFor(await as("editor"), word)).toEqual({ newsletters: 1, subscribers: 2 });
    expect(await countsFor(await as("employee"), word)).toEqual({});
  });
});

describe("the search over everything", () => {
  it("finds what has the word in every area, counts it, and leads to it", async () => {
    const word = newWord();
    const made = await oneOfEach(word);

    const { totalCount, data, incomplete } = await searching(employee, word);

    expect(await countsFor(employee, word)).toEqual(all);
    expect([totalCount, incomplete]).toEqual([8, []]);
    expect(Object.fromEntries(data.map(({ area, path }) => [area, path]))).toEqual({
      articles: `/news/articles/${made.article.urlTitle}`,
      people: `/employees/${made.person.id}`,
      offices: `/organisations/${made.office.id}`,
      discussions: `/discussions/posts/${made.post.id}`,
      events: `/calendar/events/${made.event.id}`,
      cloud: `/cloud/${made.item.id}`,
      misc: `/misc/${made.entry.groupId}/${made.entry.id}`,
      galleries: `/galleries/${made.gallery.id}?bild=${made.image.id}`,
    });
  });

  it("neither finds nor counts what one may not see, in any area", async () => {
    const word = newWord();
    const hidden = { visibility: "AssociationDirectors", organisationId: otherOffice.id } as const;
    const post = await aStoredPost(table, "group", { title: word, deletedAt: "2026-01-08T08:00:00.000Z" });
    const group = await aStoredMiscGroup(table, { name: word, deletedAt: "2026-01-08T08:00:00.000Z" });
    const folder = await aStoredCloudItem(table, { title: `Geheim ${word}`, visibility: "Directors" });
    const entry = await aStoredMiscEntry(table, hidden);
    const orphan = await aStoredMiscEntry(table);
    await Promise.all([
      openArticles(table).insert(anArticle({ title: word, ...flagsOf("draft") })),
      openArticles(table).insert(anArticle({ title: word, releaseDate: "2999-01-01T00:00:00.000Z" })),
      openForumEntries(table).insert(anAnswer({ postId: post.id, title: word })),
      openForumEntries(table).insert(anAnswer({ postId: "gone", title: word })),
      aStoredEvent(table, { title: word, visibility: "AssociationDirectors" }),
      aStoredCloudItem(table, { title: word, parentId: folder.id }),
      aStoredCloudItem(table, { title: word, deletedAt: "2026-01-08T08:00:00.000Z" }),
      openMiscEntries(table).update(entry.id, (one) => ({ ...one, name: word })),
      openMiscEntries(table).update(orphan.id, (one) => ({ ...one, name: word, groupId: group.id })),
      openGalleryImages(table).insert(aGalleryImage({ galleryId: "gone", username: word })),
    ]);

    const { totalCount, areas } = await searching(employee, word);

    expect(totalCount).toBe(0);
    expect(areas.filter(({ count }) => count > 0)).toEqual([]);
    expect(await countsFor(await portal({ as: "admin" }), word)).toEqual({
      articles: 2,
      events: 1,
      cloud: 2,
      misc: 1,
    });
  });

  it("never finds people by what is private of them", async () => {
    const word = newWord();
    await people.employees.insert(anEmployee({ hobbies: word, partner: word, kids: word }));

    expect(await countsFor(await portal({ as: "admin" }), word)).toEqual({});
  });

  it("knows of a right withdrawn at the next search", async () => {
    const word = newWord();
    const { article, item, event } = await oneOfEach(word);
    expect(await countsFor(employee, word)).toEqual(all);

    await openArticles(table).update(article.id, (one) => ({ ...one, ...flagsOf("draft") }));
    const admin = await portal({ as: "admin" });
    await admin.call(cloud.items.remove, { params: { id: item.id } });
    await admin.call(calendar.events.remove, { params: { id: event.id }, query: {} });

    const { articles: _, cloud: __, events: ___, ...left } = all;
    expect(await countsFor(employee, word)).toEqual(left);
  });

  it("fills its pages with what one may see, in one order without gap or repetition", async () => {
    const word = newWord();
    await oneOfEach(word);
    const drafts = Array.from({ length: 20 }, () => anArticle({ title: word, ...flagsOf("draft") }));
    const released = Array.from({ length: 20 }, (_, at) => anArticle({ title: `${word} ${at}` }));
    await openArticles(table).insertMany([...drafts, ...released]);

    const pages = await Promise.all(
      [0, 15].map(async (skip) => searching(employee, word, { skip, limit: 15 })),
    );

    expect(pages.map(({ totalCount }) => totalCount)).toEqual([28, 28]);
    expect(pages.map(({ data }) => data.length)).toEqual([15, 13]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(28);
  });

  it("puts the field of a hit before its frequency, whatever area it is of, then the newest first", async () => {
    const word = newWord();
    const often = `<p>${`${word} `.repeat(50)}</p>`;
    await openArticles(table).insertMany([
      anArticle({ title: "Im Text", content: often, releaseDate: "2026-03-01T08:00:00.000Z" }),
      anArticle({ title: `${word} früher`, releaseDate: "2025-03-01T08:00:00.000Z" }),
    ]);
    await aStoredCloudItem(table, { title: `${word} später`, modifiedAt: "2026-02-01T08:00:00.000Z" });

    expect(await titlesFor(employee, word)).toEqual([`${word} später`, `${word} früher`, "Im Text"]);
  });

  it("puts what comes next before what comes in years", async () => {
    const word = newWord();
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    await aStoredEvent(table, { title: `${word} in zwei Jahren`, start: inDays(730) });
    await aStoredEvent(table, { title: `${word} gestern`, start: inDays(-1) });
    await aStoredEvent(table, { title: `${word} in einer Woche`, start: inDays(7) });

    expect(await titlesFor(employee, word)).toEqual([
      `${word} gestern`,
      `${word} in einer Woche`,
      `${word} in zwei Jahren`,
    ]);
  });

  it("is narrowed by area, office and time, and goes on counting the other areas", async () => {
    const word = newWord();
    await oneOfEach(word);
    await openArticles(table).insert(
      anArticle({
        title: `${word} von hier`,
        organisationId: ownOffice.id,
        releaseDate: "2026-02-02T08:00:00.000Z",
      }),
    );
    const where = (field: string, values: string[], comparator = "eq" as "eq" | "between") => ({
      filters: [{ field, values, comparator }],
    });

    const articles = await searching(employee, word, where("area", ["articles"]));
    expect(articles.totalCount).toBe(2);
    expect(articles.areas).toContainEqual({ area: "people", count: 1 });
    expect(await titlesFor(employee, word, where("organisation", [ownOffice.id]))).toEqual([
      `${word} von hier`,
    ]);
    const february = ["2026-02-01T00:00:00.000Z", "2026-03-01T00:00:00.000Z"];
    expect(await titlesFor(employee, word, where("date", february, "between"))).toEqual([`${word} von hier`]);
  });

  it("answers with the best few of each area", async () => {
    const word = newWord();
    await oneOfEach(word);
    await openArticles(table).insertMany(
      Array.from({ length: 5 }, () => anArticle({ title: word, releaseDate: "2026-02-02T08:00:00.000Z" })),
    );

    const { data, totalCount } = await searching(employee, word, {}, 2);

    expect(totalCount).toBe(13);
    expect(data.map(({ area }) => area)).toEqual([
      "articles",
      "articles",
      "people",
      "offices",
      "discussions",
      "events",
      "cloud",
      "misc",
      "galleries",
    ]);
  });

  it("shows the words around a hit, which the title lacks", async () => {
    const word = newWord();
    const filler = "Hier steht noch einiges mehr. ".repeat(20);
    const post = await aStoredPost(table, "group", { title: "Frage" });
    const answer = await openForumEntries(table).insert(
      anAnswer({ postId: post.id, content: `<p>${filler}<b>Die ${word}</b> hilft. ${filler}</p>` }),
    );

    const [hit] = (await searching(employee, word)).data;

    expect(hit).toMatchObject({
      area: "discussions",
      title: "Frage",
      authorName: "Mag. Eva Gruber",
      path: `/discussions/posts/${post.id}?antwort=${answer.id}`,
    });
    expect(hit?.excerpt).toContain(`Die ${word} hilft.`);
    expect(hit?.excerpt.length).toBeLessThan(300);
  });

  it("finds people by the name of their office, whatever its id spells, also after it has changed", async () => {
    const word = newWord();
    const idWithUmlaut = `${crypto.randomUUID().slice(0, -2)}ae`;
    const office = await people.organisations.insert(anOffice({ id: idWithUmlaut, name: "Kanzlei Alt" }));
    await people.employees.insert(anEmployee({ employedAt: office.id }));
    expect(await countsFor(employee, word)).toEqual({});

    await people.organisations.update(office.id, (one) => ({ ...one, name: `Kanzlei ${word}` }));

    expect(await countsFor(employee, word)).toEqual({ people: 1, offices: 1 });
  });

  it("finds nothing without a word", async () => {
    const { totalCount, data } = await searching(employee, "  ");

    expect([totalCount, data]).toEqual([0, []]);
  });
});

describe("an event that repeats", () => {
  it("is one hit, with its next date and the number of the others", async () => {
    const title = `Jour fixe ${newWord()}`;
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const at = (days: number) => aStoredEvent(table, { title, start: inDays(days), end: inDays(days + 0.1) });
    const [, next] = await Promise.all([at(-7), at(3), at(10)]);

    const { data, areas } = await searching(employee, title);

    expect(data.map(({ id, more }) => [id, more])).toEqual([[next.id, 2]]);
    expect(areas).toContainEqual({ area: "events", count: 1 });
  });
});
