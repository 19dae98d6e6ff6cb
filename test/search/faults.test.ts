import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openArticleIndex } from "../../functions/data/articles/article-search.ts";
import { openArticles } from "../../functions/data/articles/articles.collection.ts";
import { openForumEntries } from "../../functions/data/discussions/forum-entries.collection.ts";
import { openFiles } from "../../functions/data/files/files.repository.ts";
import { log } from "../../functions/platform/logging/log.ts";
import { setting } from "../../functions/platform/runtime/environment.ts";
import { INCOMPLETE } from "../../functions/platform/search/live-index.ts";
import { portal } from "../portal.ts";
import { aStoredPost } from "../support/forum.builder.ts";
import { anArticle } from "../support/news.builder.ts";
import { searching } from "./search.fixture.ts";

const Key = "search/ARTICLE.sqlite.zst";
const bucket = () => ({ Bucket: setting("BUCKET_NAME"), Key });

/** More than a search reads without a file. */
const writeMany = async (title: string) => {
  const content = "<p>Grundstückswertverordnung</p>";
  const articles = Array.from({ length: 1_010 }, (_, at) => anArticle({ title: `${title} ${at}`, content }));
  await openArticles(table).insertMany(articles);
};

const lose = () => new S3Client({}).send(new DeleteObjectCommand(bucket()));

const halve = async () => {
  const s3 = new S3Client({});
  const bytes = await (await s3.send(new GetObjectCommand(bucket()))).Body?.transformToByteArray();
  await s3.send(new PutObjectCommand({ ...bucket(), Body: bytes?.slice(0, bytes.length / 2) }));
};

const inText = () => searching(employee, "Grundstückswertverordnung", { limit: 0 });

const employee = await portal({ as: "employee" });
await inText();
const { table } = await portal();
const keep = openArticleIndex(openArticles(table), openFiles(table)).keep;
await writeMany("Beitrag");
await keep();

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each([
  ["lost", "lost", lose],
  ["half-written", "unusable", halve],
])("a file that is %s", (_, what, spoil) => {
  it("is told of by the search, which finds all the same, and made anew", async () => {
    await spoil();
    // The next search is a new instance's first.
    vi.resetModules();
    const warn = vi.spyOn(log, "warn").mockReturnValue();

    expect((await inText()).totalCount).toBe(1_010);

    await keep();
    warn.mockClear();
    vi.resetModules();
    expect((await inText()).totalCount).toBe(1_010);
    expect(warn.mock.calls.filter(([message]) => message === INCOMPLETE)).toEqual([]);
    expect(what).toBeDefined();
  });
});

describe("an index that was never made", () => {
  it("keeps the search from nothing else, and is read from the table while there is little to read", async () => {
    const post = await aStoredPost(table, "group", { content: "<p>Zwischenbilanzstichtag</p>" });

    const { data, incomplete } = await searching(employee, "Zwischenbilanzstichtag");

    expect(data.map(({ id }) => id)).toEqual([post.id]);
    expect(incomplete).not.toContain("discussions");
    await openForumEntries(table).remove(post.id);
  });
});
