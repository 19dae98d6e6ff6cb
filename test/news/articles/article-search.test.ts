import { beforeAll, describe, expect, it } from "vitest";
import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { portal } from "../../portal.ts";
import { anArticle } from "../../support/news.builder.ts";

const MANY = 250;
/** Signing in is remembered: one request knows the session and all rights. */
const SESSION = "BatchGetItem";

const articles = Array.from({ length: MANY }, (_, no) =>
  anArticle({ title: `Beitrag ${no}`, content: `<p>Die Gegenleistung im Fall ${no}.</p>` }),
);

const search = async (searchTerm: string) => {
  const { call } = await portal({ as: "editor" });
  return call(news.articles.list, { query: { config: listConfig({ searchTerm }) } });
};

beforeAll(async () => {
  const { table } = await portal();
  await openArticles(table).insertMany(articles);
});

describe("a search among many articles", () => {
  it("of two words takes three requests to DynamoDB, and two more after a change", async () => {
    await search("Gegenleistung Fall");

    const { requests, data } = await search("Gegenleistung Fall");

    expect(data.totalCount).toBe(MANY);
    expect(requests.toSorted()).toEqual([SESSION, "BatchGetItem", "Query"]);

    const { table } = await portal();
    await openArticles(table).insert(anArticle({ content: "<p>Gegenleistung im besonderen Fall</p>" }));
    const after = await search("Gegenleistung Fall");

    expect(after.data.totalCount).toBe(MANY + 1);
    expect(after.requests.toSorted()).toEqual([SESSION, ...Array(2).fill("BatchGetItem"), "Query", "Query"]);
  });
});
