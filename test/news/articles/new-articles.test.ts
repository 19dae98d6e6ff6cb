import { describe, expect, it } from "vitest";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { portal } from "../../portal.ts";
import { anArticle, anArticleDraft } from "../../support/news.builder.ts";
import { anEmployee } from "../../support/people.builder.ts";
import { ownOffice } from "../../support/viewers.ts";

const { articles } = news;

import { articleFixture } from "./article.fixture.ts";

describe("a new article", () => {
  it("is a draft of the caller's that appears now, unless told", async () => {
    const { create, employee } = await articleFixture();

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
    const { create } = await articleFixture();
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
    const { call } = await articleFixture();
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
    const { create, stored } = await articleFixture();

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
    const { create } = await articleFixture();

    await expect(
      create({ organisationId: "no-office", publishedByOrganisationIds: [ownOffice.id, "no-other"] }),
    ).rejects.toMatchObject({
      status: 400,
      errors: [{ path: "organisationId" }, { path: "publishedByOrganisationIds.1" }],
    });
  });

  it.each(["visibleUntil", "pinnedUntil"])("cannot end before it appears: %s", async (path) => {
    const { create } = await articleFixture();

    await expect(create({ [path]: "2020-01-01T00:00:00Z" })).rejects.toMatchObject({
      status: 400,
      errors: [{ path }],
    });
  });

  it("cannot be released at once", async () => {
    const { create } = await articleFixture();

    await expect(
      create({ isDraft: false, isReleaseable: true, isPublicRelease: true }),
    ).rejects.toMatchObject({
      status: 422,
      code: "article.state-not-allowed",
      errors: [{ path: "isPublicRelease" }],
    });
  });

  it("is the whole group's only by who edits all news", async () => {
    const { call } = await portal({ as: "officeEditor" });

    const creating = call(articles.create, { body: anArticleDraft({ organisationId: null }) });

    await expect(creating).rejects.toMatchObject({ status: 403 });
  });
});

describe("a copy of an article", () => {
  it("is a draft that can be saved at once", async () => {
    const { call, stored } = await articleFixture();
    const article = anArticle({
      title: "Vorbild",
      visibleUntil: "2099-01-01T00:00:00.000Z",
      pinnedUntil: "2098-01-01T00:00:00.000Z",
      imageIds: ["image"],
    });
    await stored.insert(article);

    const { data: copy } = await call(articles.clone, { params: { id: article.id } });
    const { data: saved } = await call(articles.create, { body: copy });

    expect(copy).not.toHaveProperty("id");
    expect(copy).toMatchObject({ ...flagsOf("draft"), title: "Vorbild (Kopie)", content: article.content });
    expect(saved).toMatchObject({
      urlTitle: "vorbild-kopie",
      visibleUntil: null,
      pinnedUntil: null,
      imageIds: [],
    });
  });
});
