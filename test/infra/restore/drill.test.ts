import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { expect, it } from "vitest";
import { digestsOf } from "../../../infra/restore/digest.ts";
import { differences, drill } from "../../../infra/restore/drill.ts";
import { newBucket } from "../../support/new-stores.ts";
import { newTable } from "../../support/new-table.ts";

const filled = async () => {
  const [{ name: table, client: dynamodb, table: items }, bucket] = await Promise.all([
    newTable(),
    newBucket(),
  ]);
  const s3 = new S3Client({ forcePathStyle: true });
  for (let no = 0; no < 60; no++) {
    const pk = no % 2 === 0 ? "ARTICLE" : `SESSION#${no}`;
    await items.put({ pk, sk: String(no), changedAt: no, version: 1, listed: { title: `Ä ${no}` } });
  }
  for (let no = 0; no < 6; no++) {
    await s3.send(new PutObjectCommand({ Bucket: bucket, Key: `files/${no}`, Body: `file ${no}` }));
  }
  return { dynamodb, s3, table, bucket };
};

it("brings a new table and the files back to what they were before a loss", async () => {
  const { before, lost, restored, table } = await drill(await filled());

  expect([...before].map(([kind, { count }]) => [kind, count])).toEqual([
    ["ARTICLE", 30],
    ["SESSION", 30],
    ["files/", 6],
  ]);
  expect(differences(before, lost)).toEqual(["ARTICLE", "SESSION", "files/"]);
  expect(lost.get("files/")?.count).toBe(3);
  expect(table).toMatch(/-restored$/);
  expect(differences(before, restored)).toEqual([]);
});

it("tells things apart by what is in them, not by the order in which they are read", () => {
  const digest = (...things: object[]) => digestsOf(things, () => "all").get("all")?.hash;

  expect(digest({ a: 1, b: { c: 2, d: 3 } }, { e: 4 })).toBe(digest({ e: 4 }, { b: { d: 3, c: 2 }, a: 1 }));
  expect(digest({ a: 1 })).not.toBe(digest({ a: 2 }));
  expect(digest({ a: new Uint8Array([1]) })).not.toBe(digest({ a: new Uint8Array([2]) }));
});
