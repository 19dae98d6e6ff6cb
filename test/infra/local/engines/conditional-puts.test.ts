import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { expect, it } from "vitest";
import { newBucket } from "../../../support/new-stores.ts";

it("a put is refused where its condition does not hold, and stores nothing", async () => {
  const Bucket = await newBucket();
  const s3 = new S3Client({});
  const put = async (Body: string, condition: { IfNoneMatch?: string; IfMatch?: string | undefined }) =>
    s3.send(new PutObjectCommand({ Bucket, Key: "one", Body, ...condition }));
  const refused = { name: "PreconditionFailed", $metadata: { httpStatusCode: 412 } };

  await expect(put("missing", { IfMatch: '"1"' })).rejects.toMatchObject(refused);
  const { ETag } = await put("first", { IfNoneMatch: "*" });
  await expect(put("second", { IfNoneMatch: "*" })).rejects.toMatchObject(refused);
  await expect(put("third", { IfMatch: '"1"' })).rejects.toMatchObject(refused);
  expect((await put("fourth", { IfMatch: ETag })).ETag).not.toBe(ETag);
});
