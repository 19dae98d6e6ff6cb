import { describe, expect, it } from "vitest";
import { openNotifications } from "../../functions/data/notifications/notifications.repository.ts";
import { openStores } from "../../functions/data/stores.ts";
import { discussions } from "../../shared/discussions/discussions.contract.ts";
import { mentionPath } from "../../shared/discussions/mentions.ts";
import { type Employee, fullName } from "../../shared/organisations/employee.ts";
import { eventMailFixture } from "../calendar/event-mail.fixture.ts";
import { folderIn, make } from "../cloud/cloud.fixture.ts";
import { watchingFixture } from "../cloud/watching.fixture.ts";
import { notificationFixture } from "../discussions/notification.fixture.ts";
import { openAnnouncementFixture } from "../news/articles/announcement.fixture.ts";
import { sendingFixture } from "../news/sending/sending.fixture.ts";
import type { Browser } from "../support/browser.ts";
import { dyingTable } from "../support/dying-table.ts";
import { anEmployee, aUser } from "../support/people.builder.ts";
import { listOf, unreadOf } from "./bell.fixture.ts";

const { reading } = discussions;
const mention = (id: string) => `<p><a href="${mentionPath(id)}">@Kollegin</a> was meinst du?</p>`;
const kindsOf = async (by: Pick<Browser, "call">) => (await listOf(by)).data.map(({ kind }) => kind);
const silent = (topic: NonNullable<Employee["silentTopics"]>[number]): Partial<Employee> => ({
  silentTopics: [topic],
});

describe("what is written in the forums", () => {
  it("rings for whom it concerns: mentioned, taking part, following; whatever they want by mail", async () => {
    const { person, write, answer, run } = await notificationFixture();
    const [author, mentioned, follower, other] = [
      await person(),
      await person({ email: null }),
      await person(),
      await person(),
    ];
    await follower.followForum();
    const { id } = await write("Neue Fristen", {}, author);
    await run();
    await answer(id, mention(mentioned.id));
    await run();

    expect(await kindsOf(author)).toEqual(["answer"]);
    expect(await kindsOf(mentioned)).toEqual(["mention"]);
    expect(await kindsOf(follower)).toEqual(["post"]);
    expect(await kindsOf(other)).toEqual([]);
    expect(author.mails()).toEqual([]);
  });

  it("does not ring for its writer, in a muted discussion, or where the person has silenced it", async () => {
    const { person, write, answer, run } = await notificationFixture();
    const [author, muted, quiet] = [await person(), await person(), await person(silent("mentions"))];
    const { id } = await write("Neue Fristen", {}, author);
    await muted.choose(id, false);
    await answer(id, `${mention(muted.id)}${mention(quiet.id)}${mention(author.id)}`, author);

    await run();

    for (const each of [author, muted, quiet]) expect(await kindsOf(each)).toEqual([]);
    expect(quiet.mails()).toHaveLength(1);
  });

  it("rings at once for who has mails collected until the morning", async () => {
    const { person, write, run } = await notificationFixture();
    const follower = await person({ forumDigest: true });
    await follower.followForum();
    await write("Neue Fristen");

    await run();

    expect(await kindsOf(follower)).toEqual(["post"]);
    expect(follower.mails()).toEqual([]);
  });

  it("rings once, though a notifier dies and three others go on at once", async () => {
    const { person, write, notify, table } = await notificationFixture();
    const followers = await Promise.all(Array.from({ length: 30 }, () => person()));
    for (const follower of followers) await follower.followForum();
    await write("Neue Fristen");

    await expect(notify(new Date(), dyingTable(table, 1, "after"))).rejects.toThrow();
    await Promise.all([1, 2, 3].map(() => notify()));
    await notify();

    for (const follower of followers) expect(await kindsOf(follower)).toEqual(["post"]);
  });

  it("rings no more once it is read: up to an answer, a whole forum, or all", async () => {
    const { person, write, answer, run, forum } = await notificationFixture();
    const reader = await person();
    await reader.followForum();
    const [one, two] = [await write("Neue Fristen"), await write("Lohnkonto")];
    await reader.choose(one.id, true);
    const [first, second] = [await answer(one.id, "Ab wann?"), await answer(one.id, mention(reader.id))];
    await run();
    const readPost = (answerId: string | null) =>
      reader.call(reading.readPost, { params: { id: one.id }, body: { answerId } });
    const unread = async () => (await listOf(reader, false)).data.map(({ kind, title }) => [kind, title]);
    const lohnkonto = ["post", "Lohnkonto"];

    await readPost(first.id);
    expect(await unread()).toEqual([["mention", "Neue Fristen"], lohnkonto]);
    await readPost(second.id);
    expect(await unread()).toEqual([lohnkonto]);
    await reader.call(reading.readForum, { params: { id: forum.id } });
    expect(await unread()).toEqual([]);

    await answer(two.id, mention(reader.id));
    await run();
    expect(await unread()).toEqual([["mention", "Lohnkonto"]]);
    await reader.call(reading.readAll, {});
    expect(await unreadOf(reader)).toBe(0);
  });

  it("does not ring for who has read it before it could", async () => {
    const { person, write, run } = await notificationFixture();
    const [reader, other] = [await person(), await person()];
    for (const each of [reader, other]) await each.followForum();
    const { id } = await write("Neue Fristen");
    await reader.call(reading.readPost, { params: { id }, body: { answerId: null } });

    await run();

    expect(await kindsOf(reader)).toEqual([]);
    expect(await kindsOf(other)).toEqual(["post"]);
    expect(reader.mails()).toHaveLength(1);
  });

  it("rings for nobody who cannot sign in", async () => {
    const { write, notify, table, forum } = await notificationFixture();
    const { employees, forumFollowers } = openStores(table);
    const stranger = anEmployee();
    await employees.insert(stranger);
    await forumFollowers.change(stranger.id, [{ forumId: forum.id, active: true }]);
    await write("Neue Fristen");

    await notify();

    expect(await openNotifications(table).allOf(stranger.id, new Date())).toEqual([]);
  });
});

describe("a new article", () => {
  it("rings once for who can sign in, with or without a mail", async () => {
    const { table, people, release, announce } = await openAnnouncementFixture();
    const [mailed, unmailed, quiet] = [
      anEmployee({ notifyAboutNewsArticles: true }),
      anEmployee({ notifyAboutNewsArticles: false }),
      anEmployee(silent("articles")),
    ];
    for (const employee of [mailed, unmailed, quiet]) {
      await people.employees.insert(employee);
      await people.users.insert(aUser({ employeeId: employee.id }));
    }
    const article = await release();

    await announce();
    await announce();

    const { allOf } = openNotifications(table);
    const notification = await Promise.all([mailed, unmailed, quiet].map(({ id }) => allOf(id, new Date())));
    expect(notification.map((own) => own.map(({ kind, subjectId }) => [kind, subjectId]))).toEqual([
      [["article", article.id]],
      [["article", article.id]],
      [],
    ]);
  });
});

describe("a new event", () => {
  it("rings for who may see it, but not for who made it", async () => {
    const { person, create, run, editor } = await eventMailFixture();
    const reader = await person();
    await create();
    await create({ visibility: "AssociationDirectors" });

    await run();
    await run();

    expect(await kindsOf(reader)).toEqual(["event"]);
    expect(await kindsOf(editor)).toEqual([]);
  });
});

describe("a watched folder", () => {
  it("rings once for an hour of changes, and shows by whom", async () => {
    const fixture = await watchingFixture();
    const folder = await make(fixture.writer, { title: "Muster" });
    const watcher = await fixture.person();
    await watcher.watch(folder.id);
    await folderIn(fixture.writer, folder.id, { title: "Neu" });
    await folderIn(fixture.writer, folder.id, { title: "Auch neu" });

    await fixture.run();
    await fixture.run();

    const { data } = await listOf(watcher);
    expect(data[0]?.actor).toBe(fullName(fixture.writer.employee));
    expect(data).toMatchObject([{ kind: "folder", title: folder.title, path: `/cloud/${folder.id}` }]);
    expect(await unreadOf(watcher)).toBe(1);
  });
});

describe("a newsletter that has gone out", () => {
  it("rings once for who started it", async () => {
    const { table, start, planAll, sendAll, addSubscribers, sweep } = await sendingFixture();
    const { users } = openStores(table);
    await users.insert(aUser({ id: "user", employeeId: "starter" }));
    await addSubscribers(3);
    await start();
    await planAll();
    await sendAll();

    await Promise.all([sweep(), sweep()]);
    await sweep();

    const notification = await openNotifications(table).allOf("starter", new Date());
    expect(notification.map(({ kind }) => kind)).toEqual(["sendDone"]);
  });
});
