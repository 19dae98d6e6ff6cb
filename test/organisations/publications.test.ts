import { describe, expect, it } from "vitest";
import { openArticles } from "../../functions/data/articles/articles.collection.ts";
import { type ListConfig, listConfig } from "../../shared/contract/list.ts";
import { type ArticleState, flagsOf } from "../../shared/news/article-state.ts";
import { organisations } from "../../shared/organisations/organisations.contract.ts";
import { portal } from "../portal.ts";
import type { Browser } from "../support/browser.ts";
import { anArticle } from "../support/news.builder.ts";
import { anEmployee } from "../support/people.builder.ts";
import { otherOffice, ownOffice } from "../support/viewers.ts";

const { publications } = organisations;

const { as, people, table } = await portal();
const author = await as({});
const by = { authorId: author.employee.id, createdBy: author.employee.id };
const inState = (title: string, state: ArticleState, overrides = {}) =>
  anArticle({ title, ...flagsOf(state), ...by, organisationId: ownOffice.id, ...overrides });
await openArticles(table).insertMany([
  inState("Erschienen", "released", { releaseDate: "2026-02-01T08:00:00.000Z" }),
  inState("Älter", "released", { releaseDate: "2026-01-01T08:00:00.000Z", tag: "Labor" }),
  inState("Kommt erst", "released", { releaseDate: "2099-01-01T08:00:00.000Z" }),
  inState("Vorbei", "released", { visibleUntil: "2026-03-01T08:00:00.000Z" }),
  inState("Entwurf", "draft"),
  inState("Von anderen getippt", "draft", { createdBy: "somebody-else" }),
  inState("In Prüfung dort", "inReview", { organisationId: otherOffice.id }),
  inState("Ein anderer Autor", "released", { authorId: "somebody-else" }),
]);

const articlesOf = async (browser: Browser, config: Partial<ListConfig> = {}, id = author.employee.id) => {
  const input = { params: { id }, query: { config: listConfig(config) } };
  const { data } = await browser.call(publications.articles, input);
  return { ...data, titles: data.data.map(({ title }) => title) };
};

describe("the articles by a person", () => {
  it("are for colleagues those that everybody may read now, newest first", async () => {
    const { totalCount, titles } = await articlesOf(await portal({ as: {} }));

    expect({ totalCount, titles }).toEqual({ totalCount: 2, titles: ["Erschienen", "Älter"] });
  });

  it("are for editors those of their offices in every state", async () => {
    const grants = [{ rule: "EDIT_NEWS", ressource: ownOffice.id }] as const;
    const { titles } = await articlesOf(await portal({ as: { grants } }), {
      sort: [{ field: "title", direction: "asc" }],
    });

    expect(titles).toEqual(["Älter", "Entwurf", "Erschienen", "Kommt erst", "Von anderen getippt", "Vorbei"]);
  });

  it("are for the person also what the person has begun", async () => {
    const { titles } = await articlesOf(author);

    expect(titles.toSorted()).toEqual(
      ["Entwurf", "Erschienen", "In Prüfung dort", "Kommt erst", "Vorbei", "Älter"].toSorted(),
    );
  });

  it("come page by page, with the count of all that the caller may see", async () => {
    const { totalCount, titles } = await articlesOf(await portal({ as: {} }), { skip: 1, limit: 1 });

    expect({ totalCount, titles }).toEqual({ totalCount: 2, titles: ["Älter"] });
  });

  it("are filtered by what they are about", async () => {
    const filters = [{ field: "tag", values: ["Labor"], comparator: "eq" as const }];

    expect((await articlesOf(await portal({ as: {} }), { filters })).titles).toEqual(["Älter"]);
  });

  it("are those of the moment: what is withdrawn is gone with the next call", async () => {
    const { table, ...browser } = await portal({ as: {} });
    const articles = openArticles(table);
    const { id } = await articles.insert(anArticle({ title: "Gleich fort", authorId: "e-quick" }));
    await people.employees.insert(anEmployee({ id: "e-quick" }));
    expect((await articlesOf(browser, {}, "e-quick")).titles).toEqual(["Gleich fort"]);

    await articles.update(id, (article) => ({ ...article, ...flagsOf("draft") }));

    expect(await articlesOf(browser, {}, "e-quick")).toMatchObject({ totalCount: 0, data: [] });
  });

  it("are none for who has written none", async () => {
    const { people, ...browser } = await portal({ as: {} });
    const { id } = await people.employees.insert(anEmployee());

    expect(await articlesOf(browser, {}, id)).toMatchObject({ totalCount: 0, data: [] });
  });
});

it("the posts of a person are none for who has written none", async () => {
  const { call } = await portal({ as: {} });

  expect((await call(publications.posts, { params: { id: author.employee.id } })).data).toEqual([]);
});
