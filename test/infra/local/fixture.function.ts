import { setTimeout as sleep } from "node:timers/promises";
import { DynamoDBClient, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { SESv2Client, SendBulkEmailCommand, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import type { APIGatewayProxyEventV2, Context, S3Event, SQSEvent } from "aws-lambda";

const dynamodb = new DynamoDBClient();
const s3 = new S3Client();
const sqs = new SQSClient();
const ses = new SESv2Client({ maxAttempts: 1 });

const variable = (name: string) => process.env[name] ?? "";
const json = (body: unknown) => ({
  statusCode: 200,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

const remember = (key: string, value: string) =>
  dynamodb.send(
    new PutItemCommand({ TableName: variable("TABLE_NAME"), Item: { pk: { S: key }, sk: { S: value } } }),
  );

const routes: Readonly<Record<string, (event: APIGatewayProxyEventV2, context: Context) => unknown>> = {
  "GET /v1/echo/{id}": (event, context) =>
    json({ event, remaining: context.getRemainingTimeInMillis(), requestId: context.awsRequestId }),
  "POST /v1/echo": (event) => json({ event }),
  "GET /v1/echo/fixed": () => json({ fixed: true }),
  "GET /v1/environment": () => json(process.env),
  "GET /v1/cookies": () => ({
    statusCode: 204,
    cookies: ["__Host-session=abc; Path=/; Secure; HttpOnly; SameSite=Lax", "XSRF-TOKEN=x; Path=/"],
  }),
  "GET /v1/binary": () => ({
    statusCode: 200,
    headers: { "content-type": "image/png" },
    body: Buffer.from([1, 2, 255]).toString("base64"),
    isBase64Encoded: true,
  }),
  "GET /v1/versioned": () => ({
    ...json({ text: "a".repeat(2_000) }),
    headers: { "content-type": "application/json", etag: '"7"' },
  }),
  "GET /v1/throws": () => {
    throw new Error("broken");
  },
  "GET /v1/large": () => json("x".repeat(6 * 1024 * 1024)),
  "GET /v1/list-header": () => ({ statusCode: 200, headers: { "x-list": ["a", "b"] }, body: "" }),
};

export const api = async (event: APIGatewayProxyEventV2, context: Context) =>
  routes[event.routeKey]?.(event, context);

/** Works on the body's wish: fails, or waits, or remembers it in the table. */
export const worker = async ({ Records }: SQSEvent) => {
  const batchItemFailures = [];
  for (const { messageId, body, attributes } of Records) {
    if (body === "crash") process.exit(1);
    if (body === "hang") await new Promise(() => setInterval(() => {}, 1000));
    if (body === "slow") {
      await remember("message", "begun");
      await sleep(500);
    }
    if (body.startsWith("fail")) batchItemFailures.push({ itemIdentifier: messageId });
    await remember("message", `${body}#${attributes.ApproximateReceiveCount}`);
  }
  return { batchItemFailures };
};

/** Remembers the objects it was told of. */
export const uploads = async ({ Records }: SQSEvent) => {
  for (const { body } of Records) {
    const told = JSON.parse(body) as S3Event; // what S3 announces
    for (const { s3: upload } of told.Records) await remember("upload", upload.object.key);
  }
};

interface Order {
  readonly spin?: boolean;
  readonly allocate?: boolean;
  readonly upload?: string;
  readonly enqueue?: string;
  readonly to?: readonly string[];
  readonly single?: string;
}

const sendBulk = (to: readonly string[]) =>
  ses.send(
    new SendBulkEmailCommand({
      FromEmailAddress: "=?UTF-8?B?S2FuemxlaSA=?= =?UTF-8?B?w5Zk?= <portal@example.com>",
      ConfigurationSetName: variable("MAIL_CONFIGURATION_SET"),
      DefaultEmailTags: [
        { Name: "newsletter", Value: "n1" },
        { Name: "row", Value: "none" },
      ],
      DefaultContent: {
        Template: { TemplateContent: { Subject: "Hallo {{name}}", Text: "Text" }, TemplateData: "{}" },
      },
      BulkEmailEntries: to.map((address, row) => ({
        Destination: { ToAddresses: [address] },
        ReplacementTags: [{ Name: "row", Value: String(row) }],
        ReplacementEmailContent: {
          ReplacementTemplate: { ReplacementTemplateData: JSON.stringify({ name: address }) },
        },
      })),
    }),
  );

const sendSingle = (text: string) =>
  ses.send(
    new SendEmailCommand({
      FromEmailAddress: "portal@example.com",
      ConfigurationSetName: variable("MAIL_CONFIGURATION_SET"),
      Destination: { ToAddresses: ["one@example.com"] },
      EmailTags: [{ Name: "kind", Value: "single" }],
      Content: { Simple: { Subject: { Data: "Betreff" }, Body: { Text: { Data: text } } } },
    }),
  );

/** Does what the test orders. */
export const errand = async ({ spin, allocate, upload, enqueue, to, single }: Order) => {
  while (spin);
  const held = [];
  while (allocate) held.push(Array.from({ length: 100_000 }, () => held.length));
  if (upload !== undefined)
    await s3.send(new PutObjectCommand({ Bucket: variable("BUCKET_NAME"), Key: upload, Body: "content" }));
  if (enqueue !== undefined)
    await sqs.send(new SendMessageCommand({ QueueUrl: variable("QUEUE_URL"), MessageBody: enqueue }));
  if (to) return (await sendBulk(to)).BulkEmailEntryResults;
  if (single !== undefined) return (await sendSingle(single)).MessageId;
  return held.length;
};

/** Has a second for it. */
export const hurry = (order: Order) => errand(order);
