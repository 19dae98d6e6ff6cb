import { describe, expect, it, vi } from "vitest";
import { openPeople } from "../../functions/data/people/open-people.ts";
import { openSuppressions } from "../../functions/data/suppressions/suppressions.collection.ts";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import type { Browser } from "../support/browser.ts";
import { dyingTable } from "../support/dying-table.ts";
import { change, fileIn, folderIn, remove, upload } from "./cloud.fixture.ts";
import { watchingFixture } from "./watching.fixture.ts";

const { items, trash, versions } = cloud;

type Caller = Pick<Browser, "call">;

const watches = async ({ call }: Caller, id: string) =>
  (await call(items.read, { params: { id }, query: { withWatch: true } })).data.watches;
const lines = (html = "") =>
  Array.from(
    html.matchAll(/<a href="[^"]*">([^<]*)<\/a>: ([^<]*)<br \/>/g),
    ([, title, what]) => `${title}: ${what}`,
  ).toSorted();

describe("a folder", () => {
  it("is watched until one ends that, and says so to whoever asks", async () => {
    const { writer, person } = await watchingFixture();
    const [watcher, other] = [await person(), await person()];
    const { id } = await folderIn(writer, null);

    await watcher.watch(id);
    expect([await watches(watcher, id), await watches(other, id)]).toEqual([true, false]);
    await watcher.watch(id, false);

    expect(await watches(watcher, id)).toBe(false);
  });

  it("is nothing to watch for who does not see it, and a file is not either", async () => {
    const { admin, writer, person } = await watchingFixture();
    const watcher = await person();
    const hidden = await folderIn(admin, null, { visibility: "Directors" });
    const file = await fileIn(writer, (await folderIn(writer, null)).id);

    await expect(watcher.watch(hidden.id)).rejects.toMatchObject({ status: 404 });
    await expect(watcher.watch(file.id)).rejects.toMatchObject({ code: "cloud-item.folders-only" });
  });

  it("costs a change no request more, and reading whether it is watched none besides the creator", async () => {
    const { writer } = await watchingFixture();
    const { id } = await folderIn(writer, null);
    const rename = (title: string) => writer.call(items.update, { params: { id }, body: { title } });
    await rename("Eins");

    const { requests } = await rename("Zwei");
    const read = (query: object) => writer.call(items.read, { params: { id }, query });
    await read({});

    expect(requests.filter((request) => /Transact/.test(request))).toHaveLength(1);
    // Two are about what changed, one is once more about what did of late.
    expect(requests.length, requests.join()).toBe(8);
    expect((await read({ withCreator: true, withWatch: true })).requests.length).toBe(
      (await read({ withCreator: true })).requests.length,
    );
  });
});

describe("a mail to who watches a folder", () => {
  it("comes once an hour with all changes in it and below, links to them, and one that ends watching", async () => {
    const { writer, person, notify, run, later } = await watchingFixture();
    const watcher = await person();
    const folder = await folderIn(writer, null, { title: "Vorlagen" });
    const inner = await folderIn(writer, folder.id, { title: "Briefe" });
    const gone = await folderIn(writer, folder.id, { title: "Alt" });
    await watcher.watch(folder.id);
    const letter = await fileIn(writer, inner.id, "Brief.pdf");
    await change(writer, letter.id, { fileId: await upload(writer, "Brief.pdf"), title: "Mahnung.pdf" });
    await remove(writer, gone.id);

    await notify(undefined, later(0));
    expect(watcher.mails()).toEqual([]);
    await run();
    await run();

    expect(watcher.mails()).toHaveLength(1);
    const [{ subject, html } = { subject: "", html: "" }] = watcher.mails();
    expect(subject).toBe("Cloud: Neues in „Vorlagen“");
    expect(lines(html)).toEqual(["Alt: gelöscht", "Mahnung.pdf: neu, neue Version, umbenannt"]);
    expect(html).toContain(`"https://portal.example/cloud/${letter.id}"`);
    expect(html).toContain(`"https://portal.example/cloud/${folder.id}?unwatch=1"`);
    expect(html).toContain(`${writer.employee.lastname}, in Briefe`);
  });

  it("tells what comes in, what goes out and what is brought back", async () => {
    const { writer, person, run } = await watchingFixture();
    const watcher = await person();
    const [folder, relatedKeys] = [
      await folderIn(writer, null, { title: "Ablage" }),
      await folderIn(writer, null),
    ];
    const [out, into] = [
      await folderIn(writer, folder.id, { title: "Hinaus" }),
      await folderIn(writer, relatedKeys.id, { title: "Herein" }),
    ];
    const back = await folderIn(writer, folder.id, { title: "Zurück" });
    const file = await fileIn(writer, folder.id, "Plan.pdf");
    await change(writer, file.id, { fileId: await upload(writer, "Plan.pdf") });
    await remove(writer, back.id);
    await watcher.watch(folder.id);

    await change(writer, out.id, { parentId: relatedKeys.id });
    await change(writer, into.id, { parentId: folder.id, title: "Neu herein" });
    await writer.call(trash.restore, { params: { id: back.id }, body: {} });
    const former = { id: file.id, versionId: file.file?.id ?? "" };
    await writer.call(versions.restore, { params: former });
    await change(writer, file.id, { description: "Davon kommt keine Mail" });
    await run();

    expect(lines(watcher.mails()[0]?.html)).toEqual([
      "Hinaus: verschoben",
      "Neu herein: umbenannt, verschoben",
      "Plan.pdf: neue Version",
      "Zurück: wiederhergestellt",
    ]);
  });

  it("counts a folder that is moved with thousands in it as one change", async () => {
    const { writer, person, run } = await watchingFixture();
    const watcher = await person();
    const [from, to] = [await folderIn(writer, null), await folderIn(writer, null, { title: "Ziel" })];
    const moved = await folderIn(writer, from.id, { title: "Umzug" });
    for (const title of ["a", "b", "c"]) await folderIn(writer, moved.id, { title });
    await watcher.watch(to.id);

    await change(writer, moved.id, { parentId: to.id });
    await run();

    expect(lines(watcher.mails()[0]?.html)).toEqual(["Umzug: verschoben"]);
  });

  it("never comes to who made the change", async () => {
    const { person, run, sent } = await watchingFixture();
    const watcher = await person();
    const folder = await folderIn(watcher, null);
    await watcher.watch(folder.id);

    await folderIn(watcher, folder.id);
    await run();

    expect(sent).toEqual([]);
  });

  it("goes only to who can be reached and may sign in", async () => {
    const { table, writer, person, run, sent } = await watchingFixture();
    const [bounced, left, without] = [await person(), await person(), await person({ email: null })];
    const folder = await folderIn(writer, null);
    for (const each of [bounced, left, without]) await each.watch(folder.id);
    await table.transact([
      openSuppressions(table).suppressWrite(null, bounced.employee.email ?? "", "bounced"),
    ]);
    await openPeople(table).users.update(left.user.id, (user) => ({ ...user, isActive: false }));

    await folderIn(writer, folder.id);
    await run();

    expect(sent).toEqual([]);
  });

  it("names twenty changes of a folder and counts the others", async () => {
    const { writer, person, run } = await watchingFixture();
    const watcher = await person();
    const folder = await folderIn(writer, null);
    await watcher.watch(folder.id);
    for (let at = 0; at < 23; at++) await folderIn(writer, folder.id);

    await run();

    expect(lines(watcher.mails()[0]?.html)).toHaveLength(20);
    expect(watcher.mails()[0]?.html).toContain("3 weitere Änderungen");
  });
});

describe("what one may not see", () => {
  it("is told to nobody, whichever folder of the chain hides it", async () => {
    const { admin, person, run } = await watchingFixture();
    const [director, employee] = [await person({ isDirector: true }), await person()];
    const folder = await folderIn(admin, null, { title: "Offen" });
    const hidden = await folderIn(admin, folder.id, {
      title: "Für Geschäftsführer",
      visibility: "Directors",
    });
    for (const each of [director, employee]) await each.watch(folder.id);

    await folderIn(admin, hidden.id, { title: "Darunter" });
    await folderIn(admin, folder.id, { title: "Daneben", visibility: "Directors" });
    await folderIn(admin, folder.id, { title: "Für alle" });
    await run();

    expect(lines(employee.mails()[0]?.html)).toEqual(["Für alle: neu"]);
    expect(employee.mails()[0]?.html).not.toMatch(/Darunter|Daneben|Geschäftsführer/);
    expect(lines(director.mails()[0]?.html)).toEqual(["Daneben: neu", "Darunter: neu", "Für alle: neu"]);
  });

  it("leaves a mail that is under way when it is hidden, deleted or no longer watched", async () => {
    const { admin, person, notify, deliver, later } = await watchingFixture();
    const [reader, quiet] = [await person(), await person()];
    const folder = await folderIn(admin, null, { title: "Offen" });
    for (const each of [reader, quiet]) await each.watch(folder.id);
    const [hidden, gone, kept] = [
      await folderIn(admin, folder.id, { title: "Versteckt" }),
      await folderIn(admin, folder.id, { title: "Gelöscht" }),
      await folderIn(admin, folder.id, { title: "Bleibt" }),
    ];
    await notify();
    vi.setSystemTime(later(1.1));
    await change(admin, hidden.id, { visibility: "Directors" });
    await remove(admin, gone.id);
    await quiet.watch(folder.id, false);

    await deliver();

    expect(quiet.mails()).toEqual([]);
    expect(reader.mails()[0]?.html).toContain(kept.title);
    expect(reader.mails()[0]?.html).not.toMatch(/Versteckt|Gelöscht/);
  });

  it("is not told of as moved when it went where one does not see it", async () => {
    const { admin, person, run } = await watchingFixture();
    const watcher = await person();
    const [folder, vault] = [
      await folderIn(admin, null),
      await folderIn(admin, null, { visibility: "Directors" }),
    ];
    const item = await folderIn(admin, folder.id);
    await watcher.watch(folder.id);

    await change(admin, item.id, { parentId: vault.id });
    await run();

    expect(watcher.mails()).toEqual([]);
  });
});

describe("a notifier that dies half-way", () => {
  it.each([
    ["before the mails are stored", 1, "before"],
    ["after they are stored", 1, "after"],
    ["before it is done", 2, "before"],
  ] as const)("%s tells everybody once", async (_, at, when) => {
    const { table, writer, person, notify, run, sweepOutbox, deliver, sent } = await watchingFixture();
    const watchers = [await person(), await person(), await person()];
    const folder = await folderIn(writer, null);
    for (const each of watchers) await each.watch(folder.id);
    await folderIn(writer, folder.id);

    await expect(notify(dyingTable(table, at, when))).rejects.toThrow();
    await run();
    await Promise.all([notify(), notify()]);
    await sweepOutbox();
    await deliver();

    expect(sent.map(({ to }) => to).toSorted()).toEqual(
      watchers.map(({ employee }) => employee.email).toSorted(),
    );
  });
});
