import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { startS3Sqs } from "../../../../infra/local/engines/s3-sqs.ts";

const folder = mkdtempSync(join(tmpdir(), "kept-port-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const options = { folder, region: "eu-central-1" };

it("a restart keeps the address that browsers remember pictures by", async () => {
  const first = await startS3Sqs(options);
  await first.stop();
  const second = await startS3Sqs(options);
  await second.stop();
  expect(second.url).toBe(first.url);
});
