import { GetObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { ReceiveMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { mockClient } from "aws-sdk-client-mock";
import { beforeAll, describe, expect, it } from "vitest";
import { openArticles } from "../../../functions/data/articles/articles.collection.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { portal } from "../../portal.ts";
import { anArticle, anArticleDraft } from "../../support/news.builder.ts";

/** More than a search would read by itself. */
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

const message = (body: unknown, messageId = "1") => ({
  messageId,
  body: typeof body === "string" ? body : JSON.stringify(body),
});

/** The worker's own handler, on what the portal's functions work on. */
const index = async (...bodies: unknown[]) => {
  const { handler } = await import("../../../functions/workers/search-indexer.function.ts");
  const Records = bodies.map((body, at) => message(body, String(at)));
  // The handler reads nothing else of a record.
  return handler({ Records } as unknown as Parameters<typeof handler>[0]);
};

const repair = async () => {
  const { handler } = await import("../../../functions/workers/search-repair.function.ts");
  await handler();
};

/** What the portal has told the indexer since the last look. */
const messages = async (): Promise<unknown[]> => {
  const { Messages = [] } = await new SQSClient({}).send(
    new ReceiveMessageCommand({ QueueUrl: process.env.SEARCH_INDEX_QUEUE_URL, MaxNumberOfMessages: 10 }),
  );
  return Messages.map(({ Body }): unknown => JSON.parse(Body ?? ""));
};

beforeAll(async () => {
  const { table } = await portal();
  await openArticles(table).insertMany(articles);
});

describe("a search among many articles", () => {
  it("finds titles before there is an index, and everything once there is", async () => {
    const before = await search("Gegenleistung");
    expect(before.data.totalCount).toBe(0);
    expect((await search("Beitrag 249")).data.data.map(({ title }) => title)).toEqual(["Beitrag 249"]);

    await repair();
    const stored = await new S3Client({}).send(
      new GetObjectCommand({ Bucket: process.env.BUCKET_NAME, Key: "search/articles.json.gz" }),
    );
    expect(stored.ContentLength).toBeGreaterThan(1_000);

    await expect
      .poll(async () => (await search("Gegenleistung")).data.totalCount, { timeout: 30_000 })
      .toBe(MANY);
  });

  it("of two words takes three requests to DynamoDB, and a fourth after a change", async () => {
    await search("Gegenleistung Fall");

    const { requests, data } = await search("Gegenleistung Fall");

    expect(data.totalCount).toBe(MANY);
    expect(requests).toEqual(["Query", SESSION, "BatchGetItem"]);

    const { table } = await portal();
    await openArticles(table).insert(anArticle({ content: "<p>Gegenleistung im besonderen Fall</p>" }));
    const after = await search("Gegenleistung Fall");

    expect(after.data.totalCount).toBe(MANY + 1);
    expect(after.requests).toEqual(["Query", SESSION, "BatchGetItem", "BatchGetItem"]);
  });
});

describe("the indexer is told", () => {
  it("which article was written, changed or removed, and nothing else about it", async () => {
    await messages();
    const { call } = await portal({ as: "editor" });
    const { data } = await call(news.articles.create, { body: anArticleDraft() });
    expect(await messages()).toEqual([{ area: "articles", id: data.id }]);

    await call(news.articles.update, { params: { id: data.id }, body: anArticleDraft() });
    expect(await messages()).toEqual([{ area: "articles", id: data.id }]);

    await call(news.articles.remove, { params: { id: data.id } });
    expect(await messages()).toEqual([{ area: "articles", id: data.id }]);
  });

  it("nothing of what was refused", async () => {
    const { call } = await portal({ as: "editor" });
    await expect(call(news.articles.create, { body: anArticleDraft({ title: "" }) })).rejects.toMatchObject({
      status: 400,
    });

    expect(await messages()).toEqual([]);
  });

  it("in vain does not make a write fail", async () => {
    const { call } = await portal({ as: "editor" });
    const sqs = mockClient(SQSClient);
    sqs.rejects("SQS is not there");
    const { status } = await call(news.articles.create, { body: anArticleDraft({ title: "Zobel" }) });
    expect(sqs.calls()).toHaveLength(1);
    sqs.restore();

    expect(status).toBe(201);

    expect((await search("Zobel")).data.totalCount).toBe(1);
  });
});

describe("the indexer's worker", () => {
  it("takes all its messages at once", async () => {
    const ids = articles.slice(0, 20).map(({ id }) => ({ area: "articles", id }));

    expect(await index(...ids)).toEqual({ batchItemFailures: [] });
  });

  it("gives back what makes no sense, and takes the rest", async () => {
    const answer = await index({ area: "articles", id: articles[0]?.id }, "{", { area: "weather", id: "1" });

    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: "1" }, { itemIdentifier: "2" }] });
  });

  it("gives back everything when the index cannot be stored", async () => {
    const s3 = mockClient(S3Client);
    s3.rejects("S3 is not there");
    const answer = await index({ area: "articles", id: articles[0]?.id }, "{");
    s3.restore();

    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: "0" }, { itemIdentifier: "1" }] });
  });
});
