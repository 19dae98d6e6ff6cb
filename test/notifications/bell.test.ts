import { subDays } from "date-fns/subDays";
import { subMinutes } from "date-fns/subMinutes";
import { describe, expect, it } from "vitest";
import { openArticles } from "../../functions/data/articles/articles.collection.ts";
import { openCalendarEvents } from "../../functions/data/calendar/calendar-events.collection.ts";
import { openCloudItems } from "../../functions/data/cloud/cloud-items.collection.ts";
import { openForumEntries } from "../../functions/data/discussions/forum-entries.collection.ts";
import { activeKey } from "../../functions/data/newsletters/active-runs.ts";
import {
  type NewNotification,
  notifyWrite,
} from "../../functions/data/notifications/notifications.repository.ts";
import type { Table } from "../../functions/platform/table/table.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { galleries } from "../../shared/galleries/galleries.contract.ts";
import { login } from "../../shared/login/login.contract.ts";
import { notifications } from "../../shared/notifications/notifications.contract.ts";
import { organisations } from "../../shared/organisations/organisations.contract.ts";
import { portal } from "../portal.ts";
import { ifMatch } from "../support/browser.ts";
import { aCloudItem } from "../support/cloud.builder.ts";
import { anEvent } from "../support/event.builder.ts";
import { anAnswer, aPost } from "../support/forum.builder.ts";
import { anArticle } from "../support/news.builder.ts";
import { whenQuiet } from "../support/quiet.ts";
import { bellFixture, listOf, unreadOf } from "./bell.fixture.ts";

const { as, table } = await portal();

const about = (id: string): NewNotification => ({ kind: "article", subject: { area: "article", id } });

const articlesIn = async (table: Table, count: number) => {
  const articles = Array.from({ length: count }, (_, at) => anArticle({ title: `Artikel ${at}` }));
  await openArticles(table).insertMany(articles);
  return articles;
};

/** A discussion and as many answers of a colleague's, told one minute after the other. */
const answeredFixture = async (count: number) => {
  const fixture = await bellFixture();
  const colleague = await fixture.as({ employee: { title: "Mag.", firstname: "Eva", lastname: "Gruber" } });
  const post = aPost({ title: "Neue Fristen" });
  const answers = Array.from({ length: count }, () => anAnswer({ postId: post.id }));
  await openForumEntries(fixture.table).insertMany([post, ...answers]);
  const notification = (answerId: string): NewNotification => ({
    kind: "answer",
    subject: { area: "forumEntry", id: post.id },
    occasion: answerId,
    by: colleague.employee.id,
  });
  const now = new Date();
  for (const [at, { id }] of answers.entries())
    await fixture.notify(notification(id), subMinutes(now, count - at));
  return { ...fixture, post, answers, notification };
};

describe("the bell", () => {
  it("tells who did what and where, the latest first", async () => {
    const { list, reader, table, notify, as } = await bellFixture();
    const [first, second] = await articlesIn(table, 2);
    const { employee } = await as({ employee: { title: "Dr.", firstname: "Ida", lastname: "Berger" } });
    await notify(about(first?.id ?? ""), subMinutes(new Date(), 5));
    await notify({ ...about(second?.id ?? ""), by: employee.id });

    const { totalCount, data } = await list();

    expect(totalCount).toBe(2);
    expect(data).toMatchObject([
      { kind: "article", title: "Artikel 1", actor: "Dr. Ida Berger", readAt: null, count: 1 },
      { kind: "article", title: "Artikel 0", actor: null },
    ]);
    expect(data[0]?.path).toBe(`/news/articles/${second?.urlTitle}`);
    const ofBerger = { config: listConfig({ searchTerm: "artikel berger" }) };
    expect((await reader.call(notifications.list, { query: ofBerger })).data).toEqual({
      totalCount: 1,
      data: data.slice(0, 1),
    });
  });

  it("tells once, however often and by how many at once", async () => {
    const { list, unread, table, notify } = await bellFixture();
    const [article] = await articlesIn(table, 1);

    await Promise.all(Array.from({ length: 5 }, () => notify(about(article?.id ?? ""))));
    await notify(about(article?.id ?? ""));

    expect((await list()).totalCount).toBe(1);
    expect(await unread()).toBe(1);
  });

  it("does not ring again for what has been read", async () => {
    const { list, unread, read, table, notify } = await bellFixture();
    const [article] = await articlesIn(table, 1);
    await notify(about(article?.id ?? ""));
    const [before] = (await list()).data;
    await read(before?.id ?? "");
    const [readOnce] = (await list()).data;

    await notify(about(article?.id ?? ""));

    expect(await unread()).toBe(0);
    expect((await list()).data).toEqual([readOnce]);
    expect(readOnce?.readAt).not.toBeNull();
    expect(readOnce?.createdAt).toBe(before?.createdAt);
  });

  it("says where each is to be read, unless it is gone", async () => {
    const { reader, table, notify } = await bellFixture();
    const [article] = await articlesIn(table, 1);
    const event = await openCalendarEvents(table).insert(anEvent());
    await notify(about(article?.id ?? ""));
    await notify({ kind: "eventCancelled", subject: { area: "event", id: event.id } });

    const { data } = await reader.call(notifications.unread, {});

    expect(data.count).toBe(2);
    expect(data.unread).toEqual([
      {
        id: `article#${article?.id}#`,
        path: `/news/articles/${article?.urlTitle}`,
        subjectId: article?.id,
        createdAt: expect.any(String),
      },
    ]);
  });

  it("marks only what is named, and lists read and unread ones apart", async () => {
    const { list, unread, read, table, notify } = await bellFixture();
    for (const { id } of await articlesIn(table, 3)) await notify(about(id));
    const [one] = (await list()).data;

    await read(one?.id ?? "", "article#unknown#");

    expect(await unread()).toBe(2);
    expect((await list(true)).data.map(({ id }) => id)).toEqual([one?.id]);
    expect((await list(false)).totalCount).toBe(2);
  });

  it("marks all, more than a transaction takes", async () => {
    const { list, unread, readAll, table, notify } = await bellFixture();
    for (const { id } of await articlesIn(table, 130)) await notify(about(id));
    expect(await unread()).toBe(100);

    await readAll();

    expect(await unread()).toBe(0);
    expect((await list(true)).totalCount).toBe(130);
  });

  it("marks neither what came after what was seen nor what is hidden", async () => {
    const { list, unread, readAll, table, notify, stored, reader } = await bellFixture();
    const [seen, later] = await articlesIn(table, 2);
    const now = new Date();
    await notify(about("unknown"), subMinutes(now, 3));
    await notify(about(seen?.id ?? ""), subMinutes(now, 2));
    const until = (await list()).data[0]?.createdAt;
    await notify(about(later?.id ?? ""), subMinutes(now, 1));

    await readAll(until);

    expect((await list(false)).data.map(({ title }) => title)).toEqual([later?.title]);
    expect(await unread()).toBe(1);
    const all = await stored.allOf(reader.employee.id, now);
    expect(all.filter(({ readAt }) => readAt === undefined).map(({ subjectId }) => subjectId)).toEqual([
      later?.id,
      "unknown",
    ]);
  });

  it("is everybody's own", async () => {
    const { table, notify, as, reader } = await bellFixture();
    const [article] = await articlesIn(table, 1);
    await notify(about(article?.id ?? ""));
    const other = await as({ isAdmin: true });
    const [own] = (await listOf(reader)).data;

    await other.call(notifications.read, { body: { ids: [own?.id ?? ""] } });
    await other.call(notifications.read, { body: { all: true } });

    expect((await listOf(other)).totalCount).toBe(0);
    expect(await unreadOf(reader)).toBe(1);
  });

  it("shows nothing after 90 days, removed or not", async () => {
    const { list, unread, table, notify } = await bellFixture();
    const [old, recent] = await articlesIn(table, 2);
    await notify(about(old?.id ?? ""), subDays(new Date(), 91));
    await notify(about(recent?.id ?? ""), subDays(new Date(), 89));

    expect((await list()).data.map(({ title }) => title)).toEqual([recent?.title]);
    expect(await unread()).toBe(1);
  });

  it("costs three requests, the session's included", async () => {
    const { reader, table, notify } = await bellFixture();
    for (const { id } of await articlesIn(table, 40)) await notify(about(id));
    await unreadOf(reader);

    const counted = await reader.send(notifications.unread, {});

    expect(counted.requests.length, counted.requests.join()).toBeLessThanOrEqual(3);
  });
});

describe("a bell nobody has looked at for weeks", () => {
  it("costs no more the more answers there are, and says that they are many", async () => {
    const { reader, table, stored, unread } = await bellFixture();
    const post = aPost();
    const answers = Array.from({ length: 450 }, () => anAnswer({ postId: post.id }));
    await openForumEntries(table).insertMany([post, ...answers]);
    const now = new Date();
    const writes = answers.map(({ id }, at) =>
      notifyWrite(
        reader.employee.id,
        { kind: "answer", subject: { area: "forumEntry", id: post.id }, occasion: id },
        subMinutes(now, at),
      ),
    );
    for (let at = 0; at < writes.length; at += 100) await table.transact(writes.slice(at, at + 100));
    expect(await unread()).toBe(100);

    const { requests } = await reader.send(notifications.unread, {});

    expect(
      requests.filter((request) => request.includes("Query")),
      requests.join(),
    ).toHaveLength(3);
    const [shown] = (await listOf(reader)).data;
    const { requests: reading } = await reader.send(notifications.read, { body: { ids: [shown?.id ?? ""] } });
    expect(
      reading.filter((request) => request.includes("Query")),
      reading.join(),
    ).toHaveLength(1);
    expect(await unread()).toBe(0);
    expect((await stored.allOf(reader.employee.id, now)).every(({ readAt }) => readAt)).toBe(true);
  });
});

describe("what is new in one watched folder", () => {
  it("is one notification, hour after hour, and read at once", async () => {
    const { reader, list, unread, read, table, notify } = await bellFixture();
    const folders = [aCloudItem({ title: "Vorlagen" }), aCloudItem({ title: "Verträge" })];
    await openCloudItems(table).insertMany(folders);
    const [busy, quiet] = folders.map(({ id }) => id);
    const changed = (id = "", hour: number): NewNotification => ({
      kind: "folder",
      subject: { area: "cloudItem", id },
      occasion: `${hour}`,
    });
    const now = new Date();
    await notify(changed(quiet, 0), subMinutes(now, 600));
    for (const hour of [1, 2, 3, 4, 5, 6]) await notify(changed(busy, hour), subMinutes(now, 600 - hour));

    const { data } = await reader.call(notifications.unread, {});
    expect(data.folders.map(({ title, count }) => [title, count])).toEqual([
      ["Vorlagen", 6],
      ["Verträge", 1],
    ]);
    await read(data.folders[0]?.id ?? "");

    expect(await unread()).toBe(1);
    expect((await list(true)).data.map(({ count }) => count)).toEqual([6]);
  });
});

describe("with the bell, editors of news", () => {
  it("are told that a newsletter is on its way, and nobody else", async () => {
    const [editor, reader] = await Promise.all([as("editor"), as("employee")]);
    const notification = async ({ call }: typeof reader) =>
      (await call(notifications.unread, {})).data.isSending;
    expect(await notification(editor)).toBe(false);

    await table.put({ ...activeKey("n1") });

    expect(await notification(editor)).toBe(true);
    expect(await notification(reader)).toBe(false);
  });
});

describe("with the bell, everybody", () => {
  it("is told whether there are galleries, of which a draft is for who may edit it", async () => {
    const [keeper, reader] = await Promise.all([as("admin"), as("employee")]);
    const notification = async ({ call }: typeof reader) =>
      (await call(notifications.unread, {})).data.hasGalleries;
    const body = { name: "Sommerfest", description: null, coverId: null, isDraft: true };
    const { data: gallery } = await keeper.call(galleries.create, { body });
    whenQuiet();
    expect([await notification(keeper), await notification(reader)]).toEqual([true, false]);

    const { headers } = await keeper.call(galleries.read, { params: { id: gallery.id } });
    await keeper.call(
      galleries.update,
      { params: { id: gallery.id }, body: { ...body, isDraft: false } },
      ifMatch(headers.get("etag")),
    );
    whenQuiet();

    expect(await notification(reader)).toBe(true);
  });
});

describe("answers to one discussion", () => {
  it("are one notification, which leads to the latest", async () => {
    const { list, unread, post, answers } = await answeredFixture(3);

    const { data } = await list();

    expect(data).toMatchObject([
      { kind: "answer", title: "Neue Fristen", actor: "Mag. Eva Gruber", count: 3 },
    ]);
    expect(data[0]?.path).toBe(`/discussions/posts/${post.id}?antwort=${answers.at(-1)?.id}`);
    expect(await unread()).toBe(1);
  });

  it("are read together, but not one that came meanwhile", async () => {
    const { list, unread, read, table, notify, notification, post } = await answeredFixture(3);
    const [seen] = (await list()).data;
    const meanwhile = anAnswer({ postId: post.id });
    await openForumEntries(table).insert(meanwhile);
    await notify(notification(meanwhile.id));

    await read(seen?.id ?? "");

    expect(await unread()).toBe(1);
    expect((await list()).data.map(({ count, readAt }) => [count, readAt === null])).toEqual([
      [1, true],
      [3, false],
    ]);
  });
});

describe("who is gone", () => {
  it("leaves no notifications behind", async () => {
    const { reader, stored, table, notify } = await bellFixture();
    const { id } = reader.employee;
    for (const article of await articlesIn(table, 3)) await notify(about(article.id));
    const admin = await (await portal()).as("admin");

    await admin.call(organisations.employees.remove, { params: { id }, query: {} });

    expect(await stored.allOf(id, new Date())).toEqual([]);
  });
});

describe("the own profile", () => {
  it("says of what the bell is silent", async () => {
    const { reader } = await bellFixture();

    await reader.call(login.profile.update, { body: { silentTopics: ["articles"] } });

    const { data } = await reader.call(login.profile.read, {});
    expect(data.silentTopics).toEqual(["articles"]);
  });
});
