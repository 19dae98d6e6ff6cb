import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createIdleInstances } from "../../../infra/local/lambda/idle-instances.ts";
import { createPool, type Pool } from "../../../infra/local/lambda/pool.ts";
import { readCalls, recordingTo } from "./recorded-calls.ts";

const folder = mkdtempSync(join(tmpdir(), "recorded-calls-"));
const file = join(folder, "calls.jsonl");
let server: Server;
let pool: Pool;

beforeAll(async () => {
  server = createServer(({ url }, response) =>
    response.writeHead(url?.includes("missing") ? 404 : 200).end(),
  );
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  pool = createPool({
    identity: { name: "caller", arn: "arn:caller", memoryMb: 512 },
    module: fileURLToPath(new URL("./fixture.function.ts", import.meta.url)),
    exported: "handler",
    environment: {
      ...recordingTo(file),
      AWS_LAMBDA_FUNCTION_NAME: "caller",
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
      AWS_ENDPOINT_URL_SQS: `http://127.0.0.1:${port}`,
      AWS_REGION: "eu-central-1",
      AWS_ACCESS_KEY_ID: "test",
      AWS_SECRET_ACCESS_KEY: "test",
      AWS_MAX_ATTEMPTS: "1",
    },
    timeoutMs: 60_000,
    log: () => {},
    limit: 1,
    idleInstances: createIdleInstances({ most: 1, idleMs: 60_000 }),
  });
});

afterAll(async () => {
  await pool.stop();
  server.close();
  rmSync(folder, { recursive: true });
});

const callsTo = async (service: string) => {
  rmSync(file, { force: true });
  await pool.invoke({ service });
  return readCalls(file).map(({ functionName, action, resource, conditions }) =>
    [functionName, action, resource.split(":").slice(5).join(), ...Object.entries(conditions).flat()].join(
      " ",
    ),
  );
};

it("records what a function does with items, one of each kind", async () => {
  expect(await callsTo("table")).toEqual([
    "caller dynamodb:GetItem table/portal dynamodb:LeadingKeys USER#1",
    "caller dynamodb:PutItem table/portal dynamodb:LeadingKeys ARTICLE",
    "caller dynamodb:Query table/portal/index/byDueAt dynamodb:LeadingKeys AUDIT#2030",
    "caller dynamodb:BatchGetItem table/portal dynamodb:LeadingKeys A",
    "caller dynamodb:BatchGetItem table/portal dynamodb:LeadingKeys B",
    "caller dynamodb:BatchWriteItem table/portal dynamodb:LeadingKeys C",
    "caller dynamodb:BatchWriteItem table/portal dynamodb:LeadingKeys D",
    "caller dynamodb:PutItem table/portal dynamodb:LeadingKeys E",
    "caller dynamodb:UpdateItem table/portal dynamodb:LeadingKeys F",
    "caller dynamodb:DeleteItem table/portal dynamodb:LeadingKeys G",
    "caller dynamodb:ConditionCheckItem table/portal dynamodb:LeadingKeys H",
  ]);
});

it("records what it does with objects, and that a missing one is told only to who may list", async () => {
  expect(await callsTo("objects")).toEqual([
    "caller s3:GetObject bucket/files/ä/1",
    "caller s3:GetObject bucket/missing/1",
    "caller s3:ListBucket bucket",
    "caller s3:PutObject bucket/files/1",
    "caller s3:GetObjectVersionTagging bucket/uploads/1",
    "caller s3:PutObject bucket/copies/1",
    "caller s3:GetObject bucket/uploads/1",
    "caller s3:ListBucket bucket s3:prefix uploads/",
    "caller s3:ListBucketVersions bucket s3:prefix files/1/",
    "caller s3:DeleteObject bucket/files/1",
    "caller s3:DeleteObjectVersion bucket/files/1",
    "caller s3:ListMultipartUploadParts bucket/files/1",
    "caller s3:PutObject bucket/parts/1",
    "caller s3:AbortMultipartUpload bucket/files/1",
  ]);
});

it("records messages by their queue, and mails by sender and configuration set", async () => {
  expect(await callsTo("messages")).toEqual(["caller sqs:SendMessage mail"]);
  expect(await callsTo("mails")).toEqual([
    "caller ses:SendEmail identity/example.at ses:FromAddress portal@example.at",
    "caller ses:SendEmail configuration-set/set ses:FromAddress portal@example.at",
    "caller ses:SendBulkEmail identity/example.at",
    "caller ses:SendBulkEmail configuration-set/set",
    "caller ses:SendBulkTemplatedEmail identity/example.at ses:FromAddress portal@example.at",
    "caller ses:SendBulkTemplatedEmail configuration-set/set ses:FromAddress portal@example.at",
    "caller ses:GetAccount ",
    "caller ses:DeleteSuppressedDestination ",
  ]);
});
