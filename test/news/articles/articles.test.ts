import { beforeAll, describe, expect, it } from "vitest";
import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import type { Article } from "../../../shared/news/article.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { portal } from "../../portal.ts";
import { anArticle } from "../../support/news.builder.ts";
import { otherOffice, ownOffice } from "../../support/viewers.ts";

const { as, table } = await portal();

const { articles } = news;
const TOMORROW = new Date(Date.now() + 24 * 3600 * 1000).toISOString();
const YESTERDAY = new Date(Date.now() - 24 * 3600 * 1000).toISOString();

const save = async (...saved: Article[]) => {
  await openArticles(table).insertMany(saved);
};

type Config = Parameters<typeof listConfig>[0];
const all = (config: Config = {}) => ({ query: { config: listConfig({ limit: 100, ...config }) } });
const by = (field: string, ...values: string[]) =>
  all({ filters: [{ field, values, comparator: "eq" }], sort: [{ field: "title", direction: "asc" }] });
const titles = ({ data }: { data: { data: { title: string }[] } }) => data.data.map(({ title }) => title);

describe("who sees which articles", () => {
  const tag = "Sichtbarkeit";
  const own = { tag, organisationId: ownOffice.id };

  beforeAll(() =>
    save(
      anArticle({ ...own, title: "sichtbar" }),
      anArticle({ ...own, title: "kommt erst", releaseDate: TOMORROW }),
      anArticle({ ...own, title: "ist vorbei", visibleUntil: YESTERDAY }),
      anArticle({ ...own, title: "Entwurf", ...flagsOf("draft") }),
      anArticle({ ...own, title: "nur Newsletter", ...flagsOf("released", { isNewsletterRelease: true }) }),
      anArticle({ tag, organisationId: otherOffice.id, title: "fremder Entwurf", ...flagsOf("draft") }),
    ),
  );

  it("everybody sees what is released internally and in its time", async () => {
    for (const as of ["employee", "officeEditor", "editor", "admin"] as const) {
      const { call } = await portal({ as });

      const page = await call(articles.internal, by("tag", tag));

      expect(titles(page)).toEqual(["sichtbar"]);
      expect(page.data.totalCount).toBe(1);
    }
  });

  it("an employee sees nothing else", async () => {
    const { call } = await portal({ as: "employee" });

    expect(titles(await call(articles.list, by("tag", tag)))).toEqual(["sichtbar"]);
  });

  it("an office's editor sees all of the office's, in every state", async () => {
    const { call } = await portal({ as: "officeEditor" });

    const page = await call(articles.list, by("tag", tag));

    expect(titles(page)).toEqual(["Entwurf", "ist vorbei", "kommt erst", "nur Newsletter", "sichtbar"]);
    expect(page.data.totalCount).toBe(5);
  });

  it("the group's editors see all", async () => {
    for (const as of ["editor", "admin"] as const) {
      const { call } = await portal({ as });

      expect((await call(articles.list, by("tag", tag))).data.totalCount).toBe(6);
    }
  });

  it("its creator sees a draft though others edit it now", async () => {
    const { call, employee } = await as({ grants: [{ rule: "READ_NEWS" }] });
    const draft = anArticle({ title: "mein Entwurf", ...flagsOf("draft"), createdBy: employee.id });
    await save(draft);

    expect(titles(await call(articles.list, by("creator", employee.id)))).toEqual(["mein Entwurf"]);
    const read = await call(articles.read, { params: { idOrIdentifier: draft.id } });
    expect(read.data.title).toBe("mein Entwurf");
  });

  it("answers 404 for what is invisible, as for what is not there, and 403 for what may only be read", async () => {
    const { call } = await portal({ as: "employee" });
    const [hidden, shown] = [anArticle(flagsOf("draft")), anArticle()];
    await save(hidden, shown);

    for (const id of [hidden.id, hidden.urlTitle, "gone"]) {
      await expect(call(articles.read, { params: { idOrIdentifier: id } })).rejects.toMatchObject({
        status: 404,
        code: "article.not-found",
      });
    }
    await expect(call(articles.clone, { params: { id: hidden.id } })).rejects.toMatchObject({ status: 404 });
    await expect(call(articles.clone, { params: { id: shown.id } })).rejects.toMatchObject({ status: 403 });
    await expect(call(articles.remove, { params: { id: shown.id } })).rejects.toMatchObject({ status: 403 });
  });

  it("finds an article by its id and by its address", async () => {
    const { call } = await portal({ as: "employee" });
    const article = anArticle({ urlTitle: "pruefung-und-recht" });
    await save(article);

    for (const idOrIdentifier of [article.id, "pruefung-und-recht"]) {
      const { data, headers } = await call(articles.read, { params: { idOrIdentifier } });

      expect(data.id).toBe(article.id);
      expect(headers.get("etag")).toBe('"1"');
    }
  });
});

describe("the lists of articles", () => {
  const tag = "Listen";

  beforeAll(() =>
    save(
      anArticle({
        tag,
        title: "Prüfung der Bücher",
        organisationId: ownOffice.id,
      }),
      anArticle({ tag, title: "Änderungen 2027", authorId: "author-1", organisationId: otherOffice.id }),
      anArticle({ tag, title: "Zoll", ...flagsOf("inReview") }),
      anArticle({ tag, title: "Abgaben", ...flagsOf("released", { isPublicRelease: true }) }),
    ),
  );

  const listed = async (config: Config) => {
    const { call } = await portal({ as: "editor" });
    const ofTag = { field: "tag", values: [tag], comparator: "eq" } as const;
    return call(
      articles.list,
      all({
        sort: [{ field: "title", direction: "asc" }],
        ...config,
        filters: [ofTag, ...(config?.filters ?? [])],
      }),
    );
  };

  it.each([
    ["inReview", ["Zoll"]],
    ["public", ["Abgaben"]],
    ["released", ["Abgaben", "Änderungen 2027", "Prüfung der Bücher"]],
    ["internal", ["Änderungen 2027", "Prüfung der Bücher"]],
  ])("filter by the visibility %j", async (visibility, expected) => {
    const filters = [{ field: "visibility", values: [visibility], comparator: "eq" }] as const;

    expect(titles(await listed({ filters }))).toEqual(expected);
  });

  it("filter by creator, which the author counts as, and by office", async () => {
    const byCreator = [{ field: "creator", values: ["author-1"], comparator: "eq" }] as const;
    const byOffice = [{ field: "organisation", values: [ownOffice.id], comparator: "eq" }] as const;

    expect(titles(await listed({ filters: byCreator }))).toEqual(["Änderungen 2027"]);
    expect(titles(await listed({ filters: byOffice }))).toEqual(["Prüfung der Bücher"]);
  });

  it("filter by what is visible at a moment, whether it ends or not", async () => {
    const { call } = await portal({ as: "editor" });
    await save(
      anArticle({ tag: "Dauer", title: "endlos" }),
      anArticle({ tag: "Dauer", title: "bis übermorgen", visibleUntil: "2099-01-03T00:00:00.000Z" }),
      anArticle({ tag: "Dauer", title: "bis gestern", visibleUntil: YESTERDAY }),
      anArticle({ tag: "Dauer", title: "ab übermorgen", releaseDate: "2099-01-03T00:00:00.000Z" }),
    );
    const at = "2099-01-02T00:00:00.000Z";

    const page = await call(
      articles.list,
      all({
        sort: [{ field: "title", direction: "asc" }],
        filters: [
          { field: "tag", values: ["Dauer"], comparator: "eq" },
          { field: "releaseDate", values: [at], comparator: "lte" },
          { field: "visibleUntil", values: [at], comparator: "gt" },
        ],
      }),
    );

    expect(titles(page)).toEqual(["bis übermorgen", "endlos"]);
  });
});
