import { expect, it } from "vitest";
import { openStores } from "../../../functions/data/stores.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { flagsOf } from "../../../shared/news/article-state.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { portal } from "../../portal.ts";
import { anArticle } from "../../support/news.builder.ts";

const { articles } = news;

const tag = "Zählwerk";

const readingFixture = async () => {
  const { table } = await portal();
  const { call } = await portal({ as: "employee" });
  const stores = openStores(table);
  const appeared = async (day: number) => {
    const releaseDate = `2026-01-0${day}T08:00:00.000Z`;
    return (await stores.articles.insert(anArticle({ ...flagsOf("released"), tag, releaseDate }))).id;
  };
  const read = (id: string) => call(articles.noteReading, { params: { id } });
  const listed = async (direction: "asc" | "desc" = "desc") => {
    const config = listConfig({
      filters: [{ field: "tag", values: [tag], comparator: "eq" }],
      sort: [{ field: "reads", direction }],
    });
    return (await call(articles.internal, { query: { config } })).data.data.map(({ id }) => id);
  };
  return { stores, appeared, read, listed };
};

it("articles are listed by how often they were read in thirty days, the newest first of the same", async () => {
  const { stores, appeared, read, listed } = await readingFixture();
  const [older, often, newer, long] = [
    await appeared(1),
    await appeared(2),
    await appeared(3),
    await appeared(4),
  ];
  const now = new Date();
  for (const id of [often, older, often]) await read(id);
  for (let at = 0; at < 3; at++)
    await stores.articleReads.count(long, new Date(now.getTime() - 31 * 24 * 60 * 60 * 1000));

  expect(await listed()).toEqual([often, older, long, newer]);
  expect((await listed("asc")).slice(-2)).toEqual([older, often]);
});

it("a reading is stored as a number, without who", async () => {
  const { stores, appeared, read } = await readingFixture();
  const id = await appeared(5);
  await read(id);
  await read(id);

  const items = await stores.table.all("ARTICLE_READS");
  const today = items.find((item) => item[id] !== undefined);

  expect(today?.[id]).toBe(2);
  expect(JSON.stringify(today)).not.toContain("employee");
});

it("what has not appeared counts nothing", async () => {
  const { stores, read } = await readingFixture();
  const { id } = await stores.articles.insert(anArticle(flagsOf("draft")));

  await expect(read(id)).rejects.toMatchObject({ status: 404 });

  const editor = await portal({ as: "editor" });
  await editor.call(articles.noteReading, { params: { id } });
  expect((await stores.articleReads.recent(new Date())).has(id)).toBe(false);
});
