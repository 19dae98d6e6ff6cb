import { GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { expect, it } from "vitest";
import { copyInParts, isCopiedInParts } from "../../functions/data/files/copy-in-parts.repository.ts";
import { newBucket } from "../support/new-stores.ts";

const MEGABYTE = 1024 * 1024;

it("copies what is large in parts, byte for byte, with the name it is downloaded by", async () => {
  const Bucket = await newBucket();
  const client = new S3Client({});
  const bytes = Buffer.alloc(10 * MEGABYTE, "Ein langer Film. ");
  const { ETag } = await client.send(new PutObjectCommand({ Bucket, Key: "uploads/film", Body: bytes }));

  await copyInParts(
    client,
    {
      Bucket,
      Key: "files/film/original",
      CopySource: `${Bucket}/uploads/film`,
      CopySourceIfMatch: ETag,
      ContentDisposition: 'inline; filename="film.mp4"',
    },
    bytes.length,
    6 * MEGABYTE,
  );

  const copy = await client.send(new GetObjectCommand({ Bucket, Key: "files/film/original" }));
  expect(Buffer.from((await copy.Body?.transformToByteArray()) ?? []).equals(bytes)).toBe(true);
  expect(copy.ContentDisposition).toBe('inline; filename="film.mp4"');
});

it("leaves all that a form can bring to a single copy", () => {
  expect(isCopiedInParts(100 * MEGABYTE)).toBe(false);
  expect(isCopiedInParts(2048 * MEGABYTE)).toBe(true);
});
