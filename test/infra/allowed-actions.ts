import { areaPermissions } from "../../infra/api/areas.ts";
import type { Permissions, TableUse } from "../../infra/functions/permissions.ts";
import type { QueueName } from "../../infra/queues/queue-name.ts";
import { type QueueWorker, queueWorkers } from "../../infra/workers/queue-workers.ts";
import { scheduledWorkers } from "../../infra/workers/scheduled-workers.ts";

const read = ["BatchGetItem", "GetItem", "Query"];
const tableActions: Readonly<Record<TableUse, readonly string[]>> = {
  health: ["GetItem"],
  read,
  visit: [...read, "UpdateItem"],
  readWrite: [...read, "ConditionCheckItem", "DeleteItem", "PutItem", "UpdateItem"],
  advance: [...read, "PutItem", "UpdateItem"],
  gather: ["BatchWriteItem", "PutItem", "Query", "UpdateItem"],
  handOver: [...read, "DeleteItem", "UpdateItem"],
  survey: [...read, "ConditionCheckItem", "DeleteItem", "PutItem", "Scan", "UpdateItem"],
};
const consume = [
  "sqs:ChangeMessageVisibility",
  "sqs:DeleteMessage",
  "sqs:GetQueueAttributes",
  "sqs:GetQueueUrl",
  "sqs:ReceiveMessage",
];
const mailActions = {
  SendEmail: ["ses:SendEmail"],
  SendBulkEmail: ["ses:SendBulkEmail", "ses:SendBulkTemplatedEmail"],
  GetAccount: [],
};

const bucketActions = (permissions: Permissions) => {
  const { reads, writes, removes, erases, lists, listsParts, aborts, readsScans } = permissions;
  return [
    reads && ["s3:GetObject"],
    (reads || lists) && ["s3:ListBucket"],
    writes && ["s3:PutObject"],
    removes && ["s3:DeleteObject"],
    erases && ["s3:DeleteObjectVersion", "s3:ListBucketVersions"],
    listsParts && ["s3:ListMultipartUploadParts"],
    aborts && ["s3:AbortMultipartUpload"],
    readsScans && ["s3:GetObjectVersionTagging"],
  ].flatMap((actions) => actions || []);
};

/** By the path of the resource. */
const actionsFor = (permissions: Permissions, consumed?: QueueName): Record<string, string[]> => {
  const { table, mail = [], sendsTo = [], liftsSuppressions } = permissions;
  const sending = mail.flatMap((use) => mailActions[use]);
  const queues = new Set([...sendsTo, ...(consumed ? [consumed] : [])]);
  const all: [string, readonly string[]][] = [
    [
      "anything",
      [
        ...(mail.includes("GetAccount") ? ["ses:GetAccount"] : []),
        ...(liftsSuppressions ? ["ses:DeleteSuppressedDestination"] : []),
        "xray:PutTelemetryRecords",
        "xray:PutTraceSegments",
      ],
    ],
    ["Table/Table", (table ? tableActions[table] : []).map((action) => `dynamodb:${action}`)],
    ["Files/Bucket", bucketActions(permissions)],
    ["Mail/ConfigurationSet", sending],
    ["Mail/Identity", sending],
    ...Array.from(queues, (name): [string, readonly string[]] => [
      `Queues/${name}/Queue`,
      [...(name === consumed ? consume : []), ...(sendsTo.includes(name) ? ["sqs:SendMessage"] : [])],
    ]),
  ];
  return Object.fromEntries(
    all.filter(([, actions]) => actions.length > 0).map(([path, actions]) => [path, actions.toSorted()]),
  );
};

const workers: Readonly<Record<string, { readonly permissions: Permissions } & Partial<QueueWorker>>> = {
  ...queueWorkers,
  ...scheduledWorkers,
};

/** What each function may do, as its permissions are meant. */
export const allowed: Record<string, Record<string, string[]>> = Object.fromEntries([
  ...Object.entries(areaPermissions).map(([name, permissions]) => [name, actionsFor(permissions)]),
  ...Object.entries(workers).map(([name, { permissions, queue }]) => [name, actionsFor(permissions, queue)]),
]);
