import { addDays } from "date-fns/addDays";
import { describe, expect, it } from "vitest";
import { openStores } from "../../../functions/data/stores.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import { portal } from "../../portal.ts";
import { uploadPicture } from "../../support/files.builder.ts";
import { articleFixture } from "./article.fixture.ts";

const { table } = await portal();

const { articles, articleVersions } = news;

const versionsFixture = async () => {
  const fixture = await articleFixture();
  const { call } = fixture;
  return {
    ...fixture,
    list: async (id: string) => (await call(articleVersions.list, { params: { id } })).data.data,
    read: async (id: string, version: number) =>
      (await call(articleVersions.read, { params: { id, version: String(version) } })).data,
  };
};

describe("the versions of an article", () => {
  it("tell who changed what, the latest first", async () => {
    const { create, update, step, list, employee } = await versionsFixture();
    const { call } = await (await portal()).as("admin");
    const article = await create({ title: "Alt", tag: "Steuern" });
    const renamed = await update(article, { title: "Neu", tag: null });
    await step(renamed, flagsOf("inReview"));
    const { data } = await call(articles.read, { params: { idOrIdentifier: article.id } });
    await call(articles.update, { params: { id: article.id }, body: { ...data, content: "<p>Anders</p>" } });

    const rows = await list(article.id);

    expect(rows.map(({ changed }) => changed)).toEqual([["content"], ["state"], ["title", "tag"], null]);
    expect(rows.slice(1).map(({ modifiedBy, modifiedByName }) => [modifiedBy, modifiedByName])).toEqual(
      Array(3).fill([employee.id, fullName(employee)]),
    );
    expect(rows[0]?.modifiedBy).not.toBe(employee.id);
    expect(rows[0]?.modifiedByName).toBeTruthy();
    expect(rows.at(-1)?.modifiedAt).toBe(article.modifiedAt);
  });

  it("do not count a save that changes nothing, and name who wrote what stands there", async () => {
    const { create, list, update, employee } = await versionsFixture();
    const { call } = await (await portal()).as("admin");
    const { id, ...article } = await create();
    await call(articles.update, { params: { id }, body: article });
    await update({ id, ...article }, { title: "Neu" });

    expect(await list(id)).toMatchObject([
      { changed: ["title"], modifiedBy: employee.id },
      { changed: null, modifiedBy: employee.id },
    ]);
  });

  it("are read whole, with what was there before", async () => {
    const { create, update, list, read } = await versionsFixture();
    const article = await create({ title: "Erster", content: "<p>eins</p>" });
    const second = await update(article, { title: "Zweiter" });
    await update(second, { content: "<p>zwei</p>" });
    const [now, then, first] = (await list(article.id)).map(({ version }) => version);

    expect(await read(article.id, now ?? 0)).toMatchObject({
      content: { title: "Zweiter", content: "<p>zwei</p>" },
      before: { title: "Zweiter", content: "<p>eins</p>" },
    });
    expect(await read(article.id, then ?? 0)).toMatchObject({
      content: { title: "Zweiter" },
      before: { title: "Erster" },
    });
    expect(await read(article.id, first ?? 0)).toMatchObject({ content: { title: "Erster" }, before: null });
    await expect(read(article.id, 99)).rejects.toMatchObject({
      status: 404,
      code: "article.version-not-found",
    });
  });

  it("count one whose file was deleted", async () => {
    const { call, create, list } = await versionsFixture();
    const fileId = await uploadPicture(await portal({ as: "editor" }));
    const { id } = await create({ imageIds: [fileId] });

    await call(articles.removeFile, { params: { articleId: id, fileId } });

    expect((await list(id)).map(({ changed }) => changed)).toEqual([["imageIds"], null]);
  });

  it("keep nothing of a save that was refused", async () => {
    const { create, update, list } = await versionsFixture();
    const article = await create({ title: "Bleibt" });
    await update(article, { title: "Schneller" }, { "if-match": '"1"' });

    await expect(update(article, { title: "Langsamer" }, { "if-match": '"1"' })).rejects.toMatchObject({
      status: 409,
    });

    expect(await list(article.id)).toHaveLength(2);
  });

  it("stay for a year", async () => {
    const { create, update } = await versionsFixture();
    const article = await create();
    await update(article, { title: "Neu" });

    const [{ expiresAt } = {}] = await table.all(`ARTICLE_VERSION#${article.id}`);

    expect(Number(expiresAt) * 1000).toBeGreaterThan(addDays(new Date(), 364).getTime());
    expect(Number(expiresAt) * 1000).toBeLessThan(addDays(new Date(), 366).getTime());
  });

  it("name at most fifty, however long their texts are", async () => {
    const { create, list } = await versionsFixture();
    const { keepWrite } = openStores(table).articleVersions;
    const article = await create({ content: `<p>${"ä".repeat(20_000)}</p>` });
    for (let version = 100; version < 160; version++) {
      await table.transact([
        keepWrite({ ...article, release: null, title: `Titel ${version}`, version }, new Date()),
      ]);
    }

    const rows = await list(article.id);

    expect(rows).toHaveLength(51);
    expect(rows[1]?.version).toBe(159);
  });
});
