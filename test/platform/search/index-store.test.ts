import { buffer } from "node:stream/consumers";
import { S3Client } from "@aws-sdk/client-s3";
import { assert, expect, it } from "vitest";
import { openIndexStore } from "../../../functions/platform/search/index-store.ts";
import { newBucket } from "../../support/new-stores.ts";

it("reads a file of the bucket as it was put, and not twice", async () => {
  const store = openIndexStore(new S3Client({}), await newBucket());
  expect(await store.read("ARTICLE")).toBe("missing");

  const etag = await store.put("ARTICLE", Buffer.from("an index"));
  const stored = await store.read("ARTICLE");

  assert(typeof stored === "object");
  expect((await buffer(stored.bytes)).toString()).toBe("an index");
  expect(stored.etag).toBe(etag);
  expect(await store.read("ARTICLE", etag)).toBe("unchanged");
  expect(await store.read("EVENT")).toBe("missing");
});
