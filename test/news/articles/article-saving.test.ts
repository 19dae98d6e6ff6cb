import { describe, expect, it } from "vitest";
import { openAnnouncements } from "../../../functions/news/articles/announcements.repository.ts";
import { openArticles } from "../../../functions/news/articles/articles.collection.ts";
import type { Article, ArticleFlags } from "../../../shared/news/article.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { portal } from "../../portal.ts";
import { anArticle, anArticleDraft } from "../../support/news.builder.ts";
import { anEmployee } from "../../support/people.builder.ts";
import { otherOffice, ownOffice } from "../../support/viewers.ts";

const { articles } = news;

const desk = async () => {
  const { as, table } = await portal();
  const { call, employee } = await as("editor");
  const create = async (overrides: Parameters<typeof anArticleDraft>[0] = {}) =>
    (await call(articles.create, { body: anArticleDraft(overrides) })).data;
  const update = async (article: Article, changes: object, headers: Record<string, string> = {}) =>
    (
      await call(
        articles.update,
        { params: { id: article.id }, body: { ...article, ...changes } },
        { headers },
      )
    ).data;
  const step = (article: Article, flags: ArticleFlags) => update(article, flags);
  return { call, create, update, step, employee, stored: openArticles(table) };
};

describe("a new article", () => {
  it("is a draft of the caller's that appears now, unless told", async () => {
    const { create, employee } = await desk();

    const article = await create({ title: "Erster Versuch" });

    expect(article).toMatchObject({
      ...flagsOf("draft"),
      urlTitle: "erster-versuch",
      authorId: employee.id,
      authorName: "Mag. Anna Müller",
      authorNameShort: "A. Müller",
      createdBy: employee.id,
      modifiedBy: employee.id,
      visibleUntil: null,
      files: [],
      imageIds: [],
    });
    expect(article.releaseDate).toBe(article.createdAt);
  });

  it("is by whom the editor says", async () => {
    const { create } = await desk();
    const { people } = await portal();
    const author = anEmployee({ firstname: "Öztürk", lastname: "Ünal", title: null });
    await people.employees.insert(author);

    expect(await create({ authorId: author.id })).toMatchObject({
      authorId: author.id,
      authorName: "Öztürk Ünal",
      authorNameShort: "Ö. Ünal",
    });
    await expect(create({ authorId: "nobody" })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: "authorId" }],
    });
  });

  it("gets no value that only the server gives", async () => {
    const { call } = await desk();
    const forged = {
      id: "forged",
      createdBy: "forged",
      modifiedBy: "forged",
      createdAt: "2000-01-01T00:00:00.000Z",
      version: 99,
      authorName: "Forged",
      wasPublic: true,
      unknown: "field",
    };

    const { data, headers } = await call(articles.create, { body: { ...anArticleDraft(), ...forged } });
    const { data: read } = await call(articles.read, { params: { idOrIdentifier: data.id } });

    expect(JSON.stringify(read)).not.toMatch(/forged|unknown|2000-01-01/i);
    expect(headers.get("etag")).toBe('"1"');
  });

  it("is stored with clean text", async () => {
    const { create, stored } = await desk();

    const { id } = await create({
      abstract: "Kurz <script>alert(1)</script>& gut",
      content: '<h1>Titel</h1><p onclick="x()">Text<script>alert(1)</script></p>',
    });

    expect(await stored.find(id)).toMatchObject({
      abstract: "Kurz & gut",
      content: "<h2>Titel</h2><p>Text</p>",
    });
  });

  it("cannot name an office that does not exist", async () => {
    const { create } = await desk();

    await expect(
      create({ organisationId: "no-office", publishedByOrganisationIds: [ownOffice.id, "no-other"] }),
    ).rejects.toMatchObject({
      status: 400,
      errors: [{ path: "organisationId" }, { path: "publishedByOrganisationIds.1" }],
    });
  });

  it("cannot end before it appears", async () => {
    const { create } = await desk();

    await expect(create({ visibleUntil: "2020-01-01T00:00:00Z" })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: "visibleUntil" }],
    });
  });

  it("cannot be released at once", async () => {
    const { create } = await desk();

    await expect(
      create({ isDraft: false, isReleaseable: true, isPublicRelease: true }),
    ).rejects.toMatchObject({
      status: 422,
      code: "article.state-not-allowed",
      errors: [{ path: "isPublicRelease" }],
    });
  });

  it("is for the offices whose news one edits", async () => {
    const { call } = await portal({ as: "officeEditor" });

    const { data } = await call(articles.create, { body: anArticleDraft({ organisationId: ownOffice.id }) });

    expect(data.organisationId).toBe(ownOffice.id);
    for (const organisationId of [otherOffice.id, null]) {
      await expect(call(articles.create, { body: anArticleDraft({ organisationId }) })).rejects.toMatchObject(
        {
          status: 403,
        },
      );
    }
  });
});

describe("the address of an article", () => {
  it("is numbered when another article has it, also when many are saved at once", async () => {
    const { create } = await desk();

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
    const { create, update } = await desk();
    await create({ urlTitle: "meine-adresse" });
    const other = await create({ title: "Noch einer" });

    const refusal = { status: 409, code: "article.url-title-taken", errors: [{ path: "urlTitle" }] };
    await expect(create({ urlTitle: "meine-adresse" })).rejects.toMatchObject(refusal);
    await expect(update(other, { urlTitle: "meine-adresse" })).rejects.toMatchObject(refusal);
  });

  it("is none that the portal needs, nor one that browsers would spell otherwise", async () => {
    const { create } = await desk();

    for (const urlTitle of ["new", "Prüfung", "zwei worte", "-vorne", "a/b"]) {
      await expect(create({ urlTitle })).rejects.toMatchObject({
        status: 400,
        errors: [{ path: "urlTitle", message: expect.stringMatching(/^(Diese Adresse|Nur Klein)/) }],
      });
    }
    expect((await create({ title: "New" })).urlTitle).toBe("new-artikel");
  });

  it("is free again when the article is gone", async () => {
    const { call, create } = await desk();
    const first = await create({ urlTitle: "wieder-frei" });
    await call(articles.remove, { params: { id: first.id } });

    expect((await create({ urlTitle: "wieder-frei" })).urlTitle).toBe("wieder-frei");
    await expect(call(articles.read, { params: { idOrIdentifier: first.id } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("follows the title of a draft when it is left empty, and stays when it is its own already", async () => {
    const { create, update } = await desk();
    const article = await create({ title: "Alter Titel" });

    const renamed = await update(article, { title: "Neuer Titel", urlTitle: null });
    const saved = await update(renamed, { urlTitle: null, subtitle: "dazu" });

    expect([renamed.urlTitle, saved.urlTitle]).toEqual(["neuer-titel", "neuer-titel"]);
  });

  it("stays once the article was public, back in draft too", async () => {
    const { create, step, update } = await desk();
    const draft = await create({ title: "Für alle", urlTitle: "fuer-alle-da" });
    await step(draft, flagsOf("inReview"));
    await step(draft, flagsOf("releasable"));
    const released = await step(draft, flagsOf("released", { isPublicRelease: true }));

    const fixed = { status: 422, code: "article.url-title-fixed", errors: [{ path: "urlTitle" }] };
    await expect(update(released, { urlTitle: "anders" })).rejects.toMatchObject(fixed);
    const withdrawn = await update(released, { ...flagsOf("draft"), title: "Anders", urlTitle: null });
    expect(withdrawn.urlTitle).toBe("fuer-alle-da");
    await expect(update(withdrawn, { urlTitle: "anders" })).rejects.toMatchObject(fixed);
  });
});

describe("saving an article", () => {
  it("takes what reading returned, and keeps what only the server changes", async () => {
    const { create, update, employee } = await desk();
    const article = await create({ tag: "Steuern" });

    const saved = await update(article, { subtitle: "Neu", createdBy: "forged", id: "forged", files: [] });

    expect(saved).toEqual({
      ...article,
      subtitle: "Neu",
      modifiedAt: saved.modifiedAt,
      modifiedBy: employee.id,
    });
  });

  it("goes step by step through the states, and refuses to leave one out", async () => {
    const { create, step } = await desk();
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

  it("is refused with the present article when somebody else was faster", async () => {
    const { create, update } = await desk();
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
    const { create } = await desk();
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
    const { call, create, step } = await desk();
    const { table } = await portal();
    const due = () => openAnnouncements(table).due(new Date());
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

describe("a copy of an article", () => {
  it("is a draft that can be saved at once", async () => {
    const { call, stored } = await desk();
    const article = anArticle({
      title: "Vorbild",
      visibleUntil: "2099-01-01T00:00:00.000Z",
      imageIds: ["image"],
    });
    await stored.insert(article);

    const { data: copy } = await call(articles.clone, { params: { id: article.id } });
    const { data: saved } = await call(articles.create, { body: copy });

    expect(copy).not.toHaveProperty("id");
    expect(copy).toMatchObject({ ...flagsOf("draft"), title: "Vorbild (Kopie)", content: article.content });
    expect(saved).toMatchObject({ urlTitle: "vorbild-kopie", visibleUntil: null, imageIds: [] });
  });
});
