import { assert, beforeAll, describe, expect, it } from "vitest";
import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import { type Filter, type ListConfig, listConfig } from "../../../shared/contract/list.ts";
import type { Article } from "../../../shared/news/article.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { portal } from "../../portal.ts";
import { anArticle } from "../../support/news.builder.ts";
import { otherOffice, ownOffice } from "../../support/viewers.ts";

const { table } = await portal();

const plain = { subtitle: null, abstract: null, content: null, tag: null, authorName: null } as const;
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();

/** What each test looks for has words that no other one uses. */
const store = async (...articles: (Partial<Article> & { readonly title: string })[]) => {
  const stored = articles.map((article) => anArticle({ ...plain, ...article }));
  await openArticles(table).insertMany(stored);
  return stored;
};

const search = async (searchTerm: string, config: Partial<ListConfig> = {}) => {
  const { call } = await portal({ as: "editor" });
  const { data } = await call(news.articles.list, {
    query: { config: listConfig({ searchTerm, ...config }) },
  });
  return { titles: data.data.map(({ title }) => title), totalCount: data.totalCount };
};

const found = async (term: string) => (await search(term)).titles;

describe("a search for articles", () => {
  beforeAll(async () => {
    await store(
      { title: "Pendler", content: "<p>Wer einen <strong>Dienst</strong>wagen fährt, zahlt Sachbezug.</p>" },
      { title: "Hebamme", abstract: "Honorarnoten richtig schreiben", tag: "Freiberufe" },
      { title: "Gastwirte", subtitle: "Trinkgeld bleibt frei", authorName: "Dr. Eva Öllinger" },
    );
  });

  it.each([
    ["the subtitle", "Trinkgeld", "Gastwirte"],
    ["the author's name", "Oellinger", "Gastwirte"],
    ["the abstract", "Honorarnote", "Hebamme"],
    ["the tag", "Freiberuf", "Hebamme"],
    ["the text, without its markup", "Dienstwagen", "Pendler"],
  ])("finds words of %s", async (_, term, title) => {
    expect(await found(term)).toEqual([title]);
  });

  it("wants all words, wherever each of them is", async () => {
    expect(await found("Hebamme Honorarnoten Freiberufe")).toEqual(["Hebamme"]);
    expect(await found("Hebamme Trinkgeld")).toEqual([]);
  });

  it("forgives a typo where nothing has the word as it is spelt", async () => {
    expect(await found("Trinkgled")).toEqual(["Gastwirte"]);
  });

  it.each(["strong", "br", "<p>"])("does not find markup: %s", async (term) => {
    expect(await found(term)).toEqual([]);
  });

  it("takes the filter textSearch for the same, or for words besides", async () => {
    const filters: Filter[] = [{ field: "textSearch", values: ["Dienstwagen"], comparator: "eq" }];
    const { call } = await portal({ as: "employee" });

    for (const endpoint of [news.articles.list, news.articles.internal]) {
      const found = async (searchTerm?: string) =>
        (await call(endpoint, { query: { config: listConfig({ filters, searchTerm }) } })).data.data;

      expect(await found()).toMatchObject([{ title: "Pendler" }]);
      expect(await found("Hebamme")).toEqual([]);
    }
  });

  it("leaves the list as it is for a term without words", async () => {
    const [all, none] = [await search(""), await search("   ")];

    expect(none).toEqual(all);
    expect(all.totalCount).toBe(3);
  });
});

describe("what was found", () => {
  const body = `<p>${"Die Lagerhalle wird bewertet. ".repeat(20)}</p>`;

  beforeAll(async () => {
    await store(
      { title: "Im Text", content: body },
      { title: "In der Kurzfassung", abstract: "Was mit der Lagerhalle geschieht." },
      { title: "Im Thema", tag: "Lagerhalle" },
      { title: "Die Lagerhalle im Titel" },
      { title: "Im Untertitel", subtitle: "Eine Lagerhalle" },
    );
  });

  it("stands in the order of title, tag, subtitle and abstract, text", async () => {
    const [first, second, third, fourth, last] = await found("Lagerhalle");

    expect([first, second, last]).toEqual(["Die Lagerhalle im Titel", "Im Thema", "Im Text"]);
    expect([third, fourth].toSorted()).toEqual(["Im Untertitel", "In der Kurzfassung"]);
  });

  it("stands in the order that is asked for", async () => {
    const { titles } = await search("Lagerhalle", { sort: [{ field: "title", direction: "asc" }] });

    expect(titles).toEqual([
      "Die Lagerhalle im Titel",
      "Im Text",
      "Im Thema",
      "Im Untertitel",
      "In der Kurzfassung",
    ]);
  });

  it("is the newest first among texts that have the words as well as each other", async () => {
    await store(
      { title: "Almwirtschaft im Winter", releaseDate: day(-30) },
      { title: "Almwirtschaft und Förderung im Sommer", releaseDate: day(-10) },
      { title: "Almwirtschaft heute", content: "<p>Anderes.</p>", releaseDate: day(-20) },
    );

    expect(await found("Almwirtschaft")).toEqual([
      "Almwirtschaft und Förderung im Sommer",
      "Almwirtschaft heute",
      "Almwirtschaft im Winter",
    ]);
  });

  it("may be found by the name of a file, and no more when that is gone", async () => {
    const file = {
      id: "formular",
      fileName: "Meldeformular_Sozialfonds.pdf",
      contentType: "application/pdf",
    };
    const [article] = await store({ title: "Mit Anhang", files: [{ ...file, size: 1 }] });
    assert(article);
    expect(await found("Sozialfonds Melde")).toEqual(["Mit Anhang"]);

    await openArticles(table).update(article.id, (current) => ({ ...current, files: [] }));
    expect(await found("Sozialfonds")).toEqual([]);
  });

  it("fills its pages, and none is on two", async () => {
    const words = { searchTerm: "Lagerhalle", limit: 2 };
    const pages = [
      await search("Lagerhalle", words),
      await search("Lagerhalle", { ...words, skip: 2 }),
      await search("Lagerhalle", { ...words, skip: 4 }),
    ];

    expect(pages.map(({ totalCount }) => totalCount)).toEqual([5, 5, 5]);
    expect(pages.map(({ titles }) => titles.length)).toEqual([2, 2, 1]);
    expect(new Set(pages.flatMap(({ titles }) => titles)).size).toBe(5);
  });

  it("passes the list's other filters", async () => {
    const filters: Filter[] = [{ field: "tag", values: ["Lagerhalle"], comparator: "eq" }];

    expect(await search("Lagerhalle", { filters })).toEqual({ titles: ["Im Thema"], totalCount: 1 });
  });
});

describe("nobody finds", () => {
  beforeAll(async () => {
    await store(
      { title: "Weinbau für alle", releaseDate: day(-1) },
      { title: "Weinbau im Entwurf", ...flagsOf("draft"), organisationId: otherOffice.id },
      { title: "Weinbau der eigenen Kanzlei", ...flagsOf("draft"), organisationId: ownOffice.id },
      { title: "Weinbau ab morgen", releaseDate: day(1), organisationId: otherOffice.id },
      { title: "Weinbau bis gestern", visibleUntil: day(-1), organisationId: otherOffice.id },
      {
        title: "Weinbau nur im Newsletter",
        ...flagsOf("released", { isInternalRelease: false, isNewsletterRelease: true }),
        organisationId: otherOffice.id,
      },
      { title: "Geheimprojekt", ...flagsOf("draft"), organisationId: otherOffice.id },
    );
  });

  const listFor = async (as: "employee" | "officeEditor" | "editor", searchTerm: string, limit = 15) => {
    const { call } = await portal({ as });
    const { data } = await call(news.articles.list, {
      query: { config: listConfig({ searchTerm, limit, sort: [{ field: "title", direction: "asc" }] }) },
    });
    return { titles: data.data.map(({ title }) => title), totalCount: data.totalCount };
  };

  it("what is no business of theirs, and the total does not betray it", async () => {
    const everything = await listFor("editor", "Weinbau");

    expect(everything.totalCount).toBe(6);
    expect(await listFor("employee", "Weinbau")).toEqual({ titles: ["Weinbau für alle"], totalCount: 1 });
    expect(await listFor("officeEditor", "Weinbau")).toEqual({
      titles: ["Weinbau der eigenen Kanzlei", "Weinbau für alle"],
      totalCount: 2,
    });
    expect(await listFor("employee", "Weinbau", 1)).toEqual({ titles: ["Weinbau für alle"], totalCount: 1 });
  });

  it("by a typo what is hidden when spelt right", async () => {
    expect(await listFor("employee", "Geheimprojekt")).toEqual({ titles: [], totalCount: 0 });
    expect(await listFor("employee", "Geheimprojeckt")).toEqual({ titles: [], totalCount: 0 });
  });
});
