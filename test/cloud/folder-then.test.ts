import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { openCloudItems } from "../../functions/data/cloud/cloud-items.collection.ts";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import { files } from "../../shared/files/files.contract.ts";
import type { Browser } from "../support/browser.ts";
import { aCloudItem } from "../support/cloud.builder.ts";
import { change, cloudFixture, fileIn, folderIn, listed, remove, upload } from "./cloud.fixture.ts";

const { items, trash, versions } = cloud;

type Caller = Pick<Browser, "call">;

const { admin, colleague, table, writer } = await cloudFixture();

/** A moment that what was before and what comes after do not share. */
const moment = async () => {
  await setTimeout(2);
  const at = new Date().toISOString();
  await setTimeout(2);
  return at;
};

const then = async (by: Caller, parent: string | null, at: string, more = {}) =>
  (await listed(by, { parent, at, ...more })).data;
const titlesThen = async (by: Caller, parent: string | null, at: string, more = {}) =>
  (await then(by, parent, at, more)).map(({ title }) => title);

describe("a folder as it was", () => {
  it("shows what was in it then, by the names of then: nothing that came later, and all that went", async () => {
    const [folder, relatedKeys] = [await folderIn(writer, null), await folderIn(writer, null)];
    const before = await moment();
    const [renamed, moved, deleted] = [
      await folderIn(writer, folder.id, { title: "Alter Name" }),
      await folderIn(writer, folder.id, { title: "Umgezogen" }),
      await folderIn(writer, folder.id, { title: "Gelöscht" }),
    ];
    const come = await folderIn(writer, relatedKeys.id, { title: "Kommt noch" });
    const at = await moment();
    await change(writer, renamed.id, { title: "Neuer Name" });
    await change(writer, moved.id, { parentId: relatedKeys.id });
    await change(writer, come.id, { parentId: folder.id });
    await remove(writer, deleted.id);
    const since = await moment();

    expect(await titlesThen(writer, folder.id, before)).toEqual([]);
    expect(await titlesThen(writer, folder.id, at)).toEqual(["Alter Name", "Gelöscht", "Umgezogen"]);
    expect(await titlesThen(writer, folder.id, since)).toEqual(["Kommt noch", "Neuer Name"]);
    expect(await titlesThen(writer, relatedKeys.id, at)).toEqual(["Kommt noch"]);
  });

  it("says of each what has become of it", async () => {
    const [folder, relatedKeys] = [
      await folderIn(writer, null),
      await folderIn(writer, null, { title: "Ziel" }),
    ];
    const item = await folderIn(writer, folder.id, { title: "Vorher" });
    const at = await moment();
    await change(writer, item.id, { title: "Nachher", parentId: relatedKeys.id });

    const [shown] = await then(writer, folder.id, at);

    expect(shown).toMatchObject({
      id: item.id,
      title: "Vorher",
      parentId: folder.id,
      path: [{ id: relatedKeys.id, title: "Ziel" }],
      since: { title: "Nachher", parentId: relatedKeys.id, fileId: null, isDeleted: false, isKept: true },
    });
  });

  it("has files with their content of then, restored ones included, each of which opens", async () => {
    const { id } = await folderIn(writer, null);
    const item = await fileIn(writer, id, "erst.pdf", { title: "Plan.pdf" });
    const first = await moment();
    await change(writer, item.id, { fileId: await upload(writer, "zweit.pdf") });
    const second = await moment();
    const former = { id: item.id, versionId: item.file?.id ?? "" };
    await writer.call(versions.restore, { params: former });
    const third = await moment();

    const contents = await Promise.all(
      [first, second, third].map(async (at) => (await then(colleague, id, at))[0]),
    );

    expect(contents.map((one) => one?.file?.fileName)).toEqual(["erst.pdf", "zweit.pdf", "erst.pdf"]);
    for (const one of contents) {
      expect(one?.since?.isKept).toBe(true);
      const download = { params: { id: one?.file?.id ?? "" }, query: {} };
      expect((await colleague.send(files.read, download)).response.status).toBe(302);
    }
  });

  it("says that a content is gone when more than thirty came after it", async () => {
    const { id } = await folderIn(writer, null);
    const item = await fileIn(writer, id, "0.pdf");
    const at = await moment();
    for (let version = 1; version <= 31; version++) {
      await change(writer, item.id, { fileId: await upload(writer, `${version}.pdf`) });
    }

    const [shown] = await then(writer, id, at);

    expect(shown).toMatchObject({ file: { fileName: "0.pdf" }, since: { isKept: false } });
  });

  it("shows what is hidden or in the trash today only to who sees it there", async () => {
    const { id } = await folderIn(admin, null);
    const [hidden, deleted, moved] = [
      await folderIn(admin, id, { title: "Versteckt" }),
      await folderIn(admin, id, { title: "Gelöscht" }),
      await folderIn(admin, id, { title: "In den Tresor" }),
    ];
    await folderIn(admin, id, { title: "Offen" });
    const vault = await folderIn(admin, null, { visibility: "Directors" });
    const at = await moment();
    await change(admin, hidden.id, { visibility: "Directors" });
    await remove(admin, deleted.id);
    await change(admin, moved.id, { parentId: vault.id });

    expect(await titlesThen(colleague, id, at)).toEqual(["Offen"]);
    expect(await titlesThen(admin, id, at)).toEqual(["Gelöscht", "In den Tresor", "Offen", "Versteckt"]);
    await change(admin, id, { visibility: "Directors" });
    await expect(then(colleague, id, at)).rejects.toMatchObject({ status: 404 });
  });

  it("has nothing that was deleted then, nor what is gone for good", async () => {
    const { id } = await folderIn(writer, null);
    const [back, purged] = [
      await folderIn(writer, id, { title: "Kommt zurück" }),
      await folderIn(writer, id, { title: "Für immer weg" }),
    ];
    const before = await moment();
    await remove(writer, back.id);
    await remove(writer, purged.id);
    const at = await moment();
    await writer.call(trash.restore, { params: { id: back.id }, body: {} });
    await writer.call(trash.remove, { params: { id: purged.id } });

    expect(await titlesThen(writer, id, at)).toEqual([]);
    expect(await titlesThen(writer, id, before)).toEqual(["Kommt zurück"]);
  });

  it("is sorted, searched and counted as any other, in this folder alone", async () => {
    const { id } = await folderIn(writer, null);
    for (const title of ["Bilanz 2024", "Bilanz 2025", "Anhang"]) await folderIn(writer, id, { title });
    const inner = await folderIn(writer, id, { title: "Darin" });
    await folderIn(writer, inner.id, { title: "Bilanz tiefer" });
    const at = await moment();

    const sort = [{ field: "title", direction: "desc" }] as const;
    expect(await titlesThen(writer, id, at, { searchTerm: "bilanz", sort })).toEqual([
      "Bilanz 2025",
      "Bilanz 2024",
    ]);
    expect(await listed(writer, { parent: id, at, limit: 1 })).toMatchObject({ totalCount: 4 });
  });

  it("keeps the last hundred changes of an item", async () => {
    const { id } = await folderIn(writer, null);
    const stored = openCloudItems(table);
    const item = await stored.insert(aCloudItem({ parentId: id, title: "0" }));
    for (let at = 1; at <= 101; at++) await change(admin, item.id, { title: `${at}` });

    const { former } = (await stored.find(item.id)) ?? { former: [] };

    expect([former.length, former.at(0)?.title, former.at(-1)?.title]).toEqual([100, "100", "1"]);
  });

  it("takes three requests where contents have changed, and no more than today's otherwise", async () => {
    const { id } = await folderIn(writer, null);
    const item = await fileIn(writer, id);
    const at = await moment();
    await change(writer, item.id, { fileId: await upload(writer) });
    const query = {
      config: { skip: 0, limit: 15, withCreator: false, filters: [], sort: [], parent: id, at },
    };

    expect((await writer.call(items.list, { query })).requests.length).toBeLessThanOrEqual(3);
  });
});
