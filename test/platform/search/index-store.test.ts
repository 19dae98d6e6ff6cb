import { GetObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { mockClient } from "aws-sdk-client-mock";
import { beforeEach, describe, expect, it } from "vitest";
import { openIndexStore } from "../../../functions/platform/search/index-store.ts";
import { newBucket } from "../../support/new-stores.ts";

const bytes = Buffer.from("an index");

describe("an index in the bucket", () => {
  it("is read as it was put, and not twice", async () => {
    const bucket = await newBucket();
    const store = openIndexStore("articles", new S3Client({}), bucket);

    expect(await store.read()).toBe("missing");
    const etag = await store.replace(undefined, bytes);
    const stored = await store.read();

    expect(stored).toEqual({ bytes: new Uint8Array(bytes), etag });
    expect(await store.read(etag)).toBe("unchanged");
  });
});

/** The embedded S3 takes every put, so what S3 is asked for, and what it may answer, is looked at here. */
describe("what S3 is asked for", () => {
  const client = new S3Client({ region: "eu-central-1" });
  const s3 = mockClient(client);
  const store = openIndexStore("articles", client, "bucket");
  const answer = (name: string, httpStatusCode: number) =>
    new S3ServiceException({ name, $fault: "client", $metadata: { httpStatusCode } });

  beforeEach(() => s3.reset());

  it("is to replace the index that was read, and no other", async () => {
    s3.on(PutObjectCommand).resolves({ ETag: '"2"' });

    expect(await store.replace('"1"', bytes)).toBe('"2"');

    const [call] = s3.commandCalls(PutObjectCommand);
    expect(call?.args[0].input).toMatchObject({
      Bucket: "bucket",
      Key: "search/articles.json.gz",
      IfMatch: '"1"',
    });
    expect(call?.args[0].input).not.toHaveProperty("IfNoneMatch");
  });

  it("is to put the first index only where there is none", async () => {
    s3.on(PutObjectCommand).resolves({ ETag: '"1"' });

    await store.replace(undefined, bytes);

    const [call] = s3.commandCalls(PutObjectCommand);
    expect(call?.args[0].input).toMatchObject({ IfNoneMatch: "*" });
    expect(call?.args[0].input).not.toHaveProperty("IfMatch");
  });

  it.each([
    ["PreconditionFailed", 412],
    ["ConditionalRequestConflict", 409],
    ["NoSuchKey", 404],
  ])("may have been overtaken: %s", async (name, status) => {
    s3.on(PutObjectCommand).rejects(answer(name, status));

    expect(await store.replace('"1"', bytes)).toBeUndefined();
  });

  it("fails where S3 does", async () => {
    s3.on(PutObjectCommand).rejects(answer("AccessDenied", 403));
    s3.on(GetObjectCommand).rejects(answer("SlowDown", 503));

    await expect(store.replace('"1"', bytes)).rejects.toMatchObject({ name: "AccessDenied" });
    await expect(store.read()).rejects.toMatchObject({ name: "SlowDown" });
  });
});
