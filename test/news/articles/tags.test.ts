import { describe, expect, it } from "vitest";
import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { portal } from "../../portal.ts";
import { warmRequests } from "../../support/aws-requests.ts";
import { anArticle } from "../../support/news.builder.ts";
import { otherOffice, ownOffice } from "../../support/viewers.ts";

const TOMORROW = new Date(Date.now() + 24 * 3600 * 1000).toISOString();

const tagsFor = async (as: "employee" | "officeEditor" | "editor") => {
  const { call } = await portal({ as });
  return call(news.tags.list, {});
};

const { table } = await portal();
await openArticles(table).insertMany([
  anArticle({ tag: "Zoll" }),
  anArticle({ tag: "Zoll" }),
  anArticle({ tag: "Zoll", releaseDate: TOMORROW, organisationId: ownOffice.id }),
  anArticle({ tag: "Ärzte" }),
  anArticle({ tag: "Umgründung", organisationId: ownOffice.id, ...flagsOf("draft") }),
  anArticle({ tag: "Geheim", organisationId: otherOffice.id, ...flagsOf("draft") }),
  anArticle({ tag: null }),
]);

describe("the tags in use", () => {
  it("count what a reader may read, most used first", async () => {
    const { data } = await tagsFor("employee");

    expect(data).toEqual({
      totalCount: 2,
      data: [
        { name: "Zoll", articlesCount: 2, internalCount: 2 },
        { name: "Ärzte", articlesCount: 1, internalCount: 1 },
      ],
    });
  });

  it("are for an editor those of drafts, too, told apart from what everybody reads now", async () => {
    const { data } = await tagsFor("officeEditor");

    expect(data.data).toEqual([
      { name: "Zoll", articlesCount: 3, internalCount: 2 },
      { name: "Ärzte", articlesCount: 1, internalCount: 1 },
      { name: "Umgründung", articlesCount: 1, internalCount: 0 },
    ]);
    expect((await tagsFor("editor")).data.data.map(({ name }) => name)).toContain("Geheim");
  });

  it("take two requests, however many articles there are", async () => {
    expect(await warmRequests(() => tagsFor("editor"))).toEqual(["Query", "BatchGetItem"]);
  });
});
