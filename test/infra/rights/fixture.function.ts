import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
} from "@aws-sdk/client-dynamodb";
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import {
  DeleteSuppressedDestinationCommand,
  GetAccountCommand,
  SESv2Client,
  SendBulkEmailCommand,
  SendEmailCommand,
} from "@aws-sdk/client-sesv2";
import { SendMessageBatchCommand, SQSClient } from "@aws-sdk/client-sqs";

const dynamoDb = new DynamoDBClient();
const s3 = new S3Client({ forcePathStyle: true });
const sqs = new SQSClient();
const ses = new SESv2Client();

const TableName = "portal";
const Bucket = "bucket";
const key = (pk: string) => ({ pk: { S: pk }, sk: { S: "1" } });
const upload = { Bucket, Key: "files/1", UploadId: "upload" };
const from = { FromEmailAddress: "Büro <portal@example.at>", ConfigurationSetName: "set" };

const table = {
  get: () => dynamoDb.send(new GetItemCommand({ TableName, Key: key("USER#1") })),
  getAnother: () => dynamoDb.send(new GetItemCommand({ TableName, Key: key("USER#2") })),
  put: () => dynamoDb.send(new PutItemCommand({ TableName, Item: key("ARTICLE") })),
  query: () =>
    dynamoDb.send(
      new QueryCommand({
        TableName,
        IndexName: "byDueAt",
        KeyConditionExpression: "pk = :pk AND dueAt < :now",
        ExpressionAttributeValues: { ":pk": { S: "AUDIT#2030" }, ":now": { N: "1" } },
      }),
    ),
  batchGet: () =>
    dynamoDb.send(new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys: [key("A"), key("B")] } } })),
  batchWrite: () =>
    dynamoDb.send(
      new BatchWriteItemCommand({
        RequestItems: {
          [TableName]: [{ PutRequest: { Item: key("C") } }, { DeleteRequest: { Key: key("D") } }],
        },
      }),
    ),
  transact: () =>
    dynamoDb.send(
      new TransactWriteItemsCommand({
        TransactItems: [
          { Put: { TableName, Item: key("E") } },
          { Update: { TableName, Key: key("F"), UpdateExpression: "REMOVE a" } },
          { Delete: { TableName, Key: key("G") } },
          { ConditionCheck: { TableName, Key: key("H"), ConditionExpression: "attribute_exists(pk)" } },
        ],
      }),
    ),
};

const objects = {
  get: () => s3.send(new GetObjectCommand({ Bucket, Key: "files/ä/1" })),
  missing: () => s3.send(new GetObjectCommand({ Bucket, Key: "missing/1" })),
  put: () => s3.send(new PutObjectCommand({ Bucket, Key: "files/1", Body: "text" })),
  tags: () => s3.send(new GetObjectTaggingCommand({ Bucket, Key: "uploads/1", VersionId: "v" })),
  copy: () => s3.send(new CopyObjectCommand({ Bucket, Key: "copies/1", CopySource: "bucket/uploads/1" })),
  list: () => s3.send(new ListObjectsV2Command({ Bucket, Prefix: "uploads/" })),
  versions: () => s3.send(new ListObjectVersionsCommand({ Bucket, Prefix: "files/1/" })),
  remove: () => s3.send(new DeleteObjectCommand({ Bucket, Key: "files/1" })),
  erase: () => s3.send(new DeleteObjectCommand({ Bucket, Key: "files/1", VersionId: "v" })),
  parts: () => s3.send(new ListPartsCommand(upload)),
  part: () => s3.send(new UploadPartCommand({ ...upload, Key: "parts/1", PartNumber: 1, Body: "text" })),
  abort: () => s3.send(new AbortMultipartUploadCommand(upload)),
};

const messages = {
  send: () =>
    sqs.send(
      new SendMessageBatchCommand({
        QueueUrl: `${process.env.AWS_ENDPOINT_URL_SQS}/000000000000/mail`,
        Entries: [{ Id: "1", MessageBody: "{}" }],
      }),
    ),
};

const mails = {
  send: () => ses.send(new SendEmailCommand({ ...from, Content: { Template: { TemplateName: "hello" } } })),
  sendBulk: () =>
    ses.send(
      new SendBulkEmailCommand({
        ...from,
        DefaultContent: { Template: { TemplateName: "hello" } },
        BulkEmailEntries: [{ Destination: { ToAddresses: ["a@example.at"] } }],
      }),
    ),
  quota: () => ses.send(new GetAccountCommand({})),
  unsuppress: () => ses.send(new DeleteSuppressedDestinationCommand({ EmailAddress: "a@example.at" })),
};

const services: Readonly<Record<string, Readonly<Record<string, () => Promise<unknown>>>>> = {
  table,
  objects,
  messages,
  mails,
};

/** Whether the answers make sense is none of its business. */
export const handler = async ({ service }: { readonly service: string }): Promise<void> => {
  for (const ask of Object.values(services[service] ?? {})) await ask().catch(() => {});
};
