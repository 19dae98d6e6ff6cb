import { addDays } from "date-fns/addDays";
import { describe, expect, it } from "vitest";
import { openStores } from "../../../functions/data/stores.ts";
import { sweepFiles } from "../../../functions/files/sweep-files.ts";
import { sweepNews } from "../../../functions/news/trash/purge-article.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import type { Article } from "../../../shared/news/article.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { articleProblems } from "../../../shared/news/news.problems.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import { trash } from "../../../shared/search/trash.contract.ts";
import { portal } from "../../portal.ts";
import { uploadPicture } from "../../support/files.builder.ts";
import { aNewsletterDraft } from "../../support/news.builder.ts";
import { sweepDeps } from "../../support/sweep-deps.ts";
import { articleFixture } from "./article.fixture.ts";

const { table } = await portal();

const { articles, articleVersions, newsletters, newsTrash, overview, publicArticles, tags } = news;

const LONG_AGO = "2026-01-07T08:00:00.000Z";
const everywhere = flagsOf("released", {
  isInternalRelease: true,
  isPublicRelease: true,
  isNewsletterRelease: true,
});

const trashFixture = async () => {
  const fixture = await articleFixture();
  const stores = openStores(table);
  const { call, create, release, stored } = fixture;
  const config = listConfig({ limit: 1_000 });
  const trashedTo = async (caller: typeof call) =>
    (await caller(trash.list, { query: { config: { ...config, kind: "articles" } } })).data.data;
  const paramsOf = ({ id }: Article) => ({ params: { kind: "articles", id } });
  return {
    ...fixture,
    stores,
    published: async (facts: Parameters<typeof create>[0] = {}) => {
      const article = await create({ releaseDate: LONG_AGO, ...facts });
      await release(article, everywhere);
      return article;
    },
    remove: ({ id }: Article) => call(articles.remove, { params: { id } }),
    restore: (article: Article) => call(newsTrash.restore, paramsOf(article)),
    purge: (article: Article) => call(newsTrash.remove, paramsOf(article)),
    trashedTo,
    trashed: () => trashedTo(call),
    listed: async () => (await call(articles.list, { query: { config } })).data.data.map(({ id }) => id),
    kept: ({ id }: Article) => stored.withTrash.find(id),
  };
};

describe("a deleted article", () => {
  it("is in the trash of who edits the news of its office, with who deleted it and when", async () => {
    const { published, remove, trashed, trashedTo, employee } = await trashFixture();
    const article = await published({ title: "Weg damit" });
    await remove(article);

    const row = (await trashed()).find(({ id }) => id === article.id);
    const other = await portal({ as: "officeEditor" });
    const theirs = await trashedTo(other.call);

    expect(row).toMatchObject({ title: "Weg damit", deletedByName: fullName(employee) });
    expect(Date.parse(row?.deletedAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
    // It belonged to the whole group.
    expect(theirs.map(({ id }) => id)).not.toContain(article.id);
  });

  it("is found nowhere else: by no list, page, search, tag, home, feed or newsletter", async () => {
    const { call, published, remove, listed, employee } = await trashFixture();
    const article = await published({ title: "Einhorn", tag: "Einhornrecht", authorId: employee.id });
    const draft = aNewsletterDraft({ articles: [{ id: article.id }] });
    const newsletter = (await call(newsletters.create, { body: draft })).data;
    expect(await listed()).toContain(article.id);
    await remove(article);

    const config = listConfig({ searchTerm: "Einhorn" });
    const found = await call(articles.list, { query: { config } });
    const home = (await call(overview.read, {})).data;
    const named = (await call(tags.list, {})).data.data.map(({ name }) => name);
    const read = (await call(newsletters.read, { params: { id: newsletter.id } })).data;
    const outside = await portal();

    expect(await listed()).not.toContain(article.id);
    expect(found.data.totalCount).toBe(0);
    expect(JSON.stringify(home)).not.toContain(article.id);
    expect(named).not.toContain("Einhornrecht");
    expect(read.articles).toEqual([]);
    for (const idOrIdentifier of [article.id, article.urlTitle]) {
      await expect(call(articles.read, { params: { idOrIdentifier } })).rejects.toMatchObject({
        status: 404,
      });
    }
    await expect(
      outside.call(publicArticles.read, { params: { urlTitle: article.urlTitle } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(call(articleVersions.list, { params: { id: article.id } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(call(newsletters.create, { body: draft })).rejects.toMatchObject({
      code: "newsletter.article-unknown",
    });
  });

  it("is not brought back by who saves it later, whatever version they know", async () => {
    const { published, remove, update, kept } = await trashFixture();
    const article = await published();
    await remove(article);

    const known: Record<string, string>[] = [{}, { "if-match": '"1"' }];
    for (const headers of known) {
      await expect(update(article, { title: "Doch" }, headers)).rejects.toMatchObject({ status: 404 });
    }
    expect((await kept(article))?.deletedAt).toBeTruthy();
  });

  it("is not brought back by a save that began before", async () => {
    const { create, remove, kept, stored } = await trashFixture();
    const article = await create();
    const from = await stored.find(article.id);
    await remove(article);

    for (const ifVersion of [undefined, from?.version]) {
      const saving = stored.update(article.id, (current) => ({ ...current, deletedAt: null }), {
        from,
        ifVersion,
      });
      await expect(saving).rejects.toMatchObject({ kind: articleProblems.notFound });
    }
    expect((await kept(article))?.deletedAt).toBeTruthy();
  });

  it("loses an announcement that waits, and does not wait for it when it comes back", async () => {
    const { published, remove, restore, stores } = await trashFixture();
    const article = await published();
    const due = () => stores.announcements.due(new Date());
    expect(await due()).toContain(article.id);
    await remove(article);
    expect(await due()).not.toContain(article.id);
    await restore(article);

    expect(await due()).not.toContain(article.id);
  });
});

describe("restoring a deleted article", () => {
  it("brings it back as a draft with address, files, versions and where it was published", async () => {
    const { call, published, remove, restore, trashed } = await trashFixture();
    const fileId = await uploadPicture(await portal({ as: "editor" }));
    const article = await published({ imageIds: [fileId] });
    await remove(article);

    await restore(article);

    const read = await call(articles.read, { params: { idOrIdentifier: article.id } });
    expect(read.data).toMatchObject({
      ...flagsOf("draft"),
      title: article.title,
      urlTitle: article.urlTitle,
      imageIds: [fileId],
      formerReleases: ["isInternalRelease", "isPublicRelease", "isNewsletterRelease"],
    });
    expect((await trashed()).map(({ id }) => id)).not.toContain(article.id);
    const versions = (await call(articleVersions.list, { params: { id: article.id } })).data.data;
    expect(versions[0]?.changed).toEqual(["state"]);
    await expect(restore(article)).rejects.toMatchObject({ status: 404 });
  });

  it("is not for what was never deleted", async () => {
    const { create, restore, purge, listed } = await trashFixture();
    const article = await create();

    await expect(restore(article)).rejects.toMatchObject({ status: 404 });
    await expect(purge(article)).rejects.toMatchObject({ status: 404 });
    expect(await listed()).toContain(article.id);
  });
});

describe("an article goes for good", () => {
  const goneWith = async (
    end: (fixture: Awaited<ReturnType<typeof trashFixture>>, of: Article) => unknown,
  ) => {
    const fixture = await trashFixture();
    const { create, remove, kept, stores } = fixture;
    const fileId = await uploadPicture(await portal({ as: "editor" }));
    const article = await create({ imageIds: [fileId] });
    await remove(article);
    await end(fixture, article);
    await sweepFiles(sweepDeps(table), addDays(new Date(), 1));
    const isFileKept = (await stores.files.findMany([fileId])).has(fileId);
    const versions = await stores.articleVersions.latest(article.id, 10);
    const claim = await stores.articles.findIdByUnique("urlTitle", article.urlTitle);
    return { isKept: (await kept(article)) !== undefined, isFileKept, versions, claim };
  };
  const gone = { isKept: false, isFileKept: false, versions: [], claim: undefined };

  it("when an editor says so, with its files, versions and address", async () => {
    expect(await goneWith(({ purge }, article) => purge(article))).toEqual(gone);
  });

  it("after thirty days, and not before", async () => {
    const sweptAfter = (days: number) =>
      goneWith(({ stores }) => sweepNews(stores, addDays(new Date(), days)));

    expect(await sweptAfter(29)).toMatchObject({ isKept: true, isFileKept: true });
    expect(await sweptAfter(31)).toEqual(gone);
  });

  it("unless it was restored while the sweep was at work", async () => {
    const { create, remove, restore, kept, stores } = await trashFixture();
    const article = await create();
    await remove(article);
    const seen = await stores.articles.withTrash.projection();
    await restore(article);
    const withTrash = { ...stores.articles.withTrash, projection: async () => seen };

    await sweepNews({ ...stores, articles: { ...stores.articles, withTrash } }, addDays(new Date(), 31));

    expect(await kept(article)).toMatchObject({ deletedAt: null });
  });
});
