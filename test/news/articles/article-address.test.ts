import { describe, expect, it } from "vitest";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";

const { articles } = news;

import { articleFixture } from "./article.fixture.ts";

describe("the address of an article", () => {
  it("is numbered when another article has it, also when many are saved at once", async () => {
    const { create } = await articleFixture();

    const saved = await Promise.all(Array.from({ length: 6 }, () => create({ title: "Gleicher Titel" })));

    expect(saved.map(({ urlTitle }) => urlTitle).sort()).toEqual([
      "gleicher-titel",
      "gleicher-titel-2",
      "gleicher-titel-3",
      "gleicher-titel-4",
      "gleicher-titel-5",
      "gleicher-titel-6",
    ]);
  });

  it("is refused when somebody typed one that is taken", async () => {
    const { create, update } = await articleFixture();
    await create({ urlTitle: "meine-adresse" });
    const other = await create({ title: "Noch einer" });

    const refusal = { status: 409, code: "article.url-title-taken", errors: [{ path: "urlTitle" }] };
    await expect(create({ urlTitle: "meine-adresse" })).rejects.toMatchObject(refusal);
    await expect(update(other, { urlTitle: "meine-adresse" })).rejects.toMatchObject(refusal);
  });

  it("is none that the portal needs, nor one that browsers would spell otherwise", async () => {
    const { create } = await articleFixture();

    for (const urlTitle of ["new", "Prüfung", "zwei worte", "-vorne", "a/b"]) {
      await expect(create({ urlTitle })).rejects.toMatchObject({
        status: 400,
        errors: [{ path: "urlTitle", message: expect.stringMatching(/^(Diese Adresse|Nur Klein)/) }],
      });
    }
    expect((await create({ title: "New" })).urlTitle).toBe("new-artikel");
  });

  it("is free again when the article is gone for good", async () => {
    const { call, create } = await articleFixture();
    const first = await create({ urlTitle: "wieder-frei" });
    await call(articles.remove, { params: { id: first.id } });
    await expect(create({ urlTitle: "wieder-frei" })).rejects.toMatchObject({
      code: "article.url-title-taken",
    });
    await call(news.newsTrash.remove, { params: { kind: "articles", id: first.id } });

    expect((await create({ urlTitle: "wieder-frei" })).urlTitle).toBe("wieder-frei");
    await expect(call(articles.read, { params: { idOrIdentifier: first.id } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("follows the title of a draft when it is left empty, and stays when it is its own already", async () => {
    const { create, update } = await articleFixture();
    const article = await create({ title: "Alter Titel" });

    const renamed = await update(article, { title: "Neuer Titel", urlTitle: null });
    const saved = await update(renamed, { urlTitle: null, subtitle: "dazu" });

    expect([renamed.urlTitle, saved.urlTitle]).toEqual(["neuer-titel", "neuer-titel"]);
  });

  it("stays once the article was public, back in draft too", async () => {
    const { create, release, update } = await articleFixture();
    const draft = await create({ title: "Für alle", urlTitle: "fuer-alle-da" });
    const released = await release(draft, flagsOf("released", { isPublicRelease: true }));

    const fixed = { status: 422, code: "article.url-title-fixed", errors: [{ path: "urlTitle" }] };
    await expect(update(released, { urlTitle: "anders" })).rejects.toMatchObject(fixed);
    const withdrawn = await update(released, { ...flagsOf("draft"), title: "Anders", urlTitle: null });
    expect(withdrawn.urlTitle).toBe("fuer-alle-da");
    await expect(update(withdrawn, { urlTitle: "anders" })).rejects.toMatchObject(fixed);
  });
});
