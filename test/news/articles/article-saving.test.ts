import { describe, expect, it } from "vitest";
import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import { openStores } from "../../../functions/data/stores.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { portal } from "../../portal.ts";
import { anArticle } from "../../support/news.builder.ts";
import { otherOffice, ownOffice } from "../../support/viewers.ts";

const { articles } = news;

import { articleFixture } from "./article.fixture.ts";

describe("saving an article", () => {
  it("takes what reading returned, and keeps what only the server changes", async () => {
    const { create, update, employee } = await articleFixture();
    const article = await create({ tag: "Steuern" });

    const saved = await update(article, { subtitle: "Neu", createdBy: "forged", id: "forged", files: [] });

    expect(saved).toEqual({
      ...article,
      subtitle: "Neu",
      release: null,
      modifiedAt: saved.modifiedAt,
      modifiedBy: employee.id,
    });
  });

  it("leaves it pinned as it was unless something is said about it", async () => {
    const { create, update } = await articleFixture();
    const pinnedUntil = "2099-01-01T08:00:00.000Z";
    const article = await create({ pinnedUntil });

    expect(await update(article, { pinnedUntil: undefined })).toMatchObject({ pinnedUntil });
    expect(await update(article, { pinnedUntil: null })).toMatchObject({ pinnedUntil: null });
  });

  it("answers with whose its files are, as reading and lists do", async () => {
    const { call, create, update, stored } = await articleFixture();
    const { id } = await create({ title: "Mit Anhang" });
    const file = { id: "f1", fileName: "a.pdf", contentType: "application/pdf", size: 1 };
    await stored.update(id, (current) => ({ ...current, files: [file] }));
    const read = (await call(articles.read, { params: { idOrIdentifier: id } })).data;
    const listed = (await call(articles.list, { query: { config: listConfig() } })).data;
    const saved = await update(read, { subtitle: "Neu" });

    for (const article of [read, listed.data.find((one) => one.id === id), saved]) {
      expect(article?.files).toEqual([{ ...file, articleId: id }]);
    }
    expect((await stored.find(id))?.files).toEqual([file]);
  });

  it("goes step by step through the states, and refuses to leave one out", async () => {
    const { create, step } = await articleFixture();
    const draft = await create();

    await expect(step(draft, flagsOf("released"))).rejects.toMatchObject({
      status: 422,
      code: "article.state-not-allowed",
      errors: [{ path: "isInternalRelease" }],
    });
    await step(draft, flagsOf("inReview"));
    await step(draft, flagsOf("releasable"));
    expect(await step(draft, flagsOf("released"))).toMatchObject({
      isReleaseable: true,
      isInternalRelease: true,
    });
    expect(await step(draft, flagsOf("draft"))).toMatchObject(flagsOf("draft"));
  });

  it("remembers what it was released for when that is taken back, until it is released again", async () => {
    const { create, step, release } = await articleFixture();
    const article = await create();
    const everywhere = flagsOf("released", { isInternalRelease: true, isPublicRelease: true });
    await release(article, everywhere);

    const withdrawn = await step(article, flagsOf("draft"));
    const kept = await step(article, flagsOf("inReview"));
    await step(article, flagsOf("releasable"));
    const again = await step(article, everywhere);

    for (const { formerReleases } of [withdrawn, kept])
      expect(formerReleases).toEqual(["isInternalRelease", "isPublicRelease"]);
    expect(again.formerReleases).toBeUndefined();
  });

  it("is refused with the present article when somebody else was faster", async () => {
    const { create, update } = await articleFixture();
    const article = await create();
    await update(article, { subtitle: "schneller" }, { "if-match": '"1"' });

    await expect(update(article, { subtitle: "langsamer" }, { "if-match": '"1"' })).rejects.toMatchObject({
      status: 409,
      code: "entity.changed",
      current: { id: article.id, subtitle: "schneller" },
    });
    expect((await update(article, { subtitle: "egal" })).subtitle).toBe("egal");
  });

  it("keeps a content of 300 KB as it is stored, and refuses a larger one at its field", async () => {
    const { create } = await articleFixture();
    const paragraphs = (bytes: number) => `<p>${"ä".repeat((bytes - 7) / 2)}</p>`;

    expect((await create({ content: paragraphs(300 * 1024 - 1) })).content).toHaveLength(153_600 + 3);
    for (const content of [paragraphs(300 * 1024 + 1), "€".repeat(150_000), "<".repeat(400_000)]) {
      await expect(create({ content })).rejects.toMatchObject({
        status: 400,
        errors: [{ path: "content", message: expect.stringContaining("300 KB") }],
      });
    }
  });

  it("needs the right on the office it moves to, too", async () => {
    const { call, table } = await portal({ as: "officeEditor" });
    const article = anArticle({ organisationId: ownOffice.id });
    await openArticles(table).insert(article);

    await expect(
      call(articles.update, {
        params: { id: article.id },
        body: { ...article, organisationId: otherOffice.id },
      }),
    ).rejects.toMatchObject({ status: 403 });
  });
});

describe("the announcement of an article", () => {
  it("is due when the article is released for everybody, and forgotten when it is deleted", async () => {
    const { call, create, step } = await articleFixture();
    const { table } = await portal();
    const due = () => openStores(table).announcements.due(new Date());
    const draft = await create({ releaseDate: "2026-01-07T08:00:00.000Z" });
    await step(draft, flagsOf("inReview"));
    await step(draft, flagsOf("releasable"));
    expect(await due()).not.toContain(draft.id);

    await step(draft, flagsOf("released"));
    expect(await due()).toContain(draft.id);
    await call(articles.remove, { params: { id: draft.id } });

    expect(await due()).not.toContain(draft.id);
  });
});
