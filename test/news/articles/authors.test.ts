import { describe, expect, it } from "vitest";
import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { portal } from "../../portal.ts";
import { warmRequests } from "../../support/aws-requests.ts";
import { anArticle } from "../../support/news.builder.ts";
import { anEmployee } from "../../support/people.builder.ts";
import { otherOffice, ownOffice } from "../../support/viewers.ts";

const TOMORROW = new Date(Date.now() + 24 * 3600 * 1000).toISOString();

const authorsFor = async (as: "employee" | "officeEditor" | "editor") => {
  const { call } = await portal({ as });
  return call(news.authors.list, {});
};

const { table, people } = await portal();
await people.employees.insertMany([
  anEmployee({ id: "eva", title: "Mag.", firstname: "Eva", lastname: "Zöchling" }),
  anEmployee({ id: "max", firstname: "Max", lastname: "Ärmler" }),
  anEmployee({ id: "ina", firstname: "Ina", lastname: "Berger" }),
  anEmployee({ id: "udo", firstname: "Udo", lastname: "Schweigt" }),
]);
await openArticles(table).insertMany([
  anArticle({ authorId: "eva" }),
  anArticle({ authorId: "eva", releaseDate: TOMORROW, organisationId: ownOffice.id }),
  anArticle({ authorId: "max" }),
  anArticle({ authorId: "gone", authorName: "Dr. Olga Fort" }),
  anArticle({ authorId: "ina", organisationId: otherOffice.id, ...flagsOf("draft") }),
  anArticle({ authorId: null }),
]);

describe("the authors of articles", () => {
  it("are those by whom a reader may read something, by last name, whoever has left as the articles say", async () => {
    const { data } = await authorsFor("employee");

    expect(data).toEqual({
      totalCount: 3,
      data: [
        { id: "max", name: "Mag. Max Ärmler", articlesCount: 1, internalCount: 1 },
        { id: "gone", name: "Dr. Olga Fort", articlesCount: 1, internalCount: 1 },
        { id: "eva", name: "Mag. Eva Zöchling", articlesCount: 1, internalCount: 1 },
      ],
    });
  });

  it("are for an editor those of drafts, too, told apart from what everybody reads now", async () => {
    const own = await authorsFor("officeEditor");
    const all = await authorsFor("editor");

    expect(own.data.data).toContainEqual({
      id: "eva",
      name: "Mag. Eva Zöchling",
      articlesCount: 2,
      internalCount: 1,
    });
    expect(own.data.data.map(({ id }) => id)).not.toContain("ina");
    expect(all.data.data).toContainEqual({
      id: "ina",
      name: "Mag. Ina Berger",
      articlesCount: 1,
      internalCount: 0,
    });
  });

  it("take two requests, however many articles there are", async () => {
    expect((await warmRequests(() => authorsFor("editor"))).toSorted()).toEqual(["BatchGetItem", "Query"]);
  });
});
