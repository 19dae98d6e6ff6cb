import { describe, expect, it } from "vitest";
import { openArticles } from "../../functions/data/articles/articles.collection.ts";
import { openNewsletters } from "../../functions/data/newsletters/newsletters.collection.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { news } from "../../shared/news/news.contract.ts";
import { portal } from "../portal.ts";
import { warmRequests } from "../support/aws-requests.ts";
import { aNewsletter, anArticle, anArticleDraft } from "../support/news.builder.ts";
import { ownOffice } from "../support/viewers.ts";

const NEWSLETTERS = 40;
const ARTICLES_EACH = 5;
/** Signing in is remembered: one request knows the session and all rights. */
const SESSION = "BatchGetItem";

const articles = Array.from({ length: NEWSLETTERS * ARTICLES_EACH }, (_, at) =>
  anArticle({ title: `A${at}` }),
);
const articleIds = articles.map(({ id }) => id);

const { call, table } = await portal({ as: "editor" });
const newsletters = Array.from({ length: NEWSLETTERS }, (_, at) =>
  aNewsletter({ articleIds: articleIds.slice(at * ARTICLES_EACH, (at + 1) * ARTICLES_EACH) }),
);
await openArticles(table).insertMany(articles);
await openNewsletters(table).insertMany(newsletters);

describe("a warm list asks what changed beside the session, and for what its page lacks after that", () => {
  it.each([0, 30, 185])("articles from %i", async (skip) => {
    for (const endpoint of [news.articles.list, news.articles.internal]) {
      const requests = await warmRequests(() => call(endpoint, { query: { config: listConfig({ skip }) } }));

      expect(requests).toEqual(["Query", SESSION]);
    }
  });

  it.each([0, 25])("newsletters from %i, with the articles of each", async (skip) => {
    const list = () => call(news.newsletters.list, { query: { config: listConfig({ skip }) } });

    const { data } = await list();
    const requests = await warmRequests(list);

    expect(data.data).toHaveLength(15);
    expect(data.data.every(({ articles }) => articles.length === ARTICLES_EACH)).toBe(true);
    expect(requests).toEqual(["Query", SESSION, "BatchGetItem"]);
  });
});

describe("a search among many articles", () => {
  it("of two words takes three requests, and two more after a change", async () => {
    const config = listConfig({ searchTerm: "Wohnung kauft" });
    const search = () => call(news.articles.list, { query: { config } });

    expect((await warmRequests(search)).toSorted()).toEqual([SESSION, "BatchGetItem", "Query"]);
    await openArticles(table).insert(anArticle());
    const { data, requests } = await search();

    expect(data.totalCount).toBe(articles.length + 1);
    expect(requests.toSorted()).toEqual([SESSION, ...Array(2).fill("BatchGetItem"), "Query", "Query"]);
  });
});

describe("other calls ask no more than they must", () => {
  it("an article by id comes with the session", async () => {
    const requests = await warmRequests(() =>
      call(news.articles.read, { params: { idOrIdentifier: articleIds[0] ?? "" } }),
    );

    expect(requests).toEqual([SESSION]);
  });

  it("three save a new article of the whole group: one of them looks its author up", async () => {
    let number = 0;

    const requests = await warmRequests(() =>
      call(news.articles.create, { body: anArticleDraft({ title: `Budget ${number++}` }) }),
    );

    expect(requests).toEqual([SESSION, "GetItem", "TransactWriteItems"]);
  });

  it("four save an article again, with its office and author", async () => {
    const body = anArticleDraft({ organisationId: ownOffice.id });
    const { data } = await call(news.articles.create, { body });

    const requests = await warmRequests(() => call(news.articles.update, { params: { id: data.id }, body }));

    expect([...requests].sort()).toEqual([SESSION, "BatchGetItem", "GetItem", "TransactWriteItems"].sort());
  });
});
