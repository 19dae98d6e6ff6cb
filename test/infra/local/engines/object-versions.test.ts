import { GetObjectCommand, GetObjectTaggingCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { expect, it } from "vitest";
import { newBucket } from "../../../support/new-stores.ts";

it("an object tells its version, as each does in a bucket that keeps them, and its tags are asked by it", async () => {
  const Bucket = await newBucket();
  const s3 = new S3Client({});
  await s3.send(new PutObjectCommand({ Bucket, Key: "one", Body: "text" }));

  const { VersionId } = await s3.send(new GetObjectCommand({ Bucket, Key: "one" }));

  expect(VersionId).toBe("null");
  expect(await s3.send(new GetObjectTaggingCommand({ Bucket, Key: "one", VersionId }))).toMatchObject({
    TagSet: [],
  });
});
