import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openArticleIndexer } from "../../functions/data/articles/article-search.ts";
import { openArticles } from "../../functions/data/articles/articles.collection.ts";
import { openForumEntries } from "../../functions/data/discussions/forum-entries.collection.ts";
import { log } from "../../functions/platform/logging/log.ts";
import { setting } from "../../functions/platform/runtime/environment.ts";
import { openIndexStore } from "../../functions/platform/search/index-store.ts";
import { portal } from "../portal.ts";
import type { Browser } from "../support/browser.ts";
import { aStoredPost } from "../support/forum.builder.ts";
import { anArticle } from "../support/news.builder.ts";
import { searching } from "./search.fixture.ts";

const Key = "search/articles.json.gz";
const bucket = () => ({ Bucket: setting("BUCKET_NAME"), Key });

let employee: Browser;
let repair: () => Promise<void>;

/** More than a search reads by itself. */
const writeMany = async (title: string) => {
  const { table } = await portal();
  const content = "<p>Grundstückswertverordnung</p>";
  const articles = Array.from({ length: 120 }, (_, at) => anArticle({ title: `${title} ${at}`, content }));
  await openArticles(table).insertMany(articles);
};

const lose = () => new S3Client({}).send(new DeleteObjectCommand(bucket()));

const halve = async () => {
  const s3 = new S3Client({});
  const bytes = await (await s3.send(new GetObjectCommand(bucket()))).Body?.transformToByteArray();
  await s3.send(new PutObjectCommand({ ...bucket(), Body: bytes?.slice(0, bytes.length / 2) }));
};

/** As when every announcement of an hour was lost. */
const leaveBehind = () => writeMany("Neuer Beitrag");

const inText = () => searching(employee, "Grundstückswertverordnung", { limit: 0 });

beforeEach(async () => {
  employee = await portal({ as: "employee" });
  await inText();
  const { table } = await portal();
  repair = openArticleIndexer(openArticles(table), openIndexStore("articles")).repair;
  await writeMany("Beitrag");
  await repair();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each([
  ["lost", "lost", lose],
  ["half-written", "unusable", halve],
  ["an hour behind", "behind", leaveBehind],
])("an index that is %s", (_, what, spoil) => {
  it("is told of by the search, repaired by itself, and named in the log that an alarm counts", async () => {
    await spoil();
    // The next search is a new instance's first.
    vi.resetModules();

    const before = await searching(employee, "beitrag 117");
    expect(before.incomplete).toEqual(["articles"]);
    expect(before.totalCount).toBeGreaterThan(0);
    const found = (await inText()).totalCount;

    const warn = vi.spyOn(log, "warn").mockReturnValue();
    await repair();
    expect(warn.mock.calls).toEqual([
      ["an index is incomplete", expect.objectContaining({ collection: "ARTICLE", what })],
    ]);

    await vi.waitFor(async () => expect((await inText()).incomplete).toEqual([]), 5_000);
    expect((await inText()).totalCount).toBeGreaterThan(found);
  });
});

describe("an index that was never made", () => {
  it("keeps the search from nothing else, and is read from the table while there is little to read", async () => {
    const { table } = await portal();
    const post = await aStoredPost(table, "group", { content: "<p>Zwischenbilanzstichtag</p>" });

    const { data, incomplete } = await searching(employee, "Zwischenbilanzstichtag");

    expect(data.map(({ id }) => id)).toEqual([post.id]);
    expect(incomplete).not.toContain("discussions");
    await openForumEntries(table).remove(post.id);
  });
});
