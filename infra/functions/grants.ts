import { Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { AuditUse, MailUse, ObjectPrefix, Permissions, TableUse } from "./permissions.ts";
import type { Resources } from "./resources.ts";

const read = ["GetItem", "BatchGetItem", "Query"];
const write = ["PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"];
const tableActions: Readonly<Record<TableUse, readonly string[]>> = {
  health: ["GetItem"],
  read,
  visit: [...read, "UpdateItem"],
  readWrite: [...read, ...write],
  advance: [...read, "PutItem", "UpdateItem"],
  gather: ["Query", "PutItem", "UpdateItem", "BatchWriteItem"],
  handOver: [...read, "UpdateItem", "DeleteItem"],
  survey: [...read, "Scan", ...write],
};

/** SESv2 also checks the version 1 name of a bulk call. */
const mailActions: Readonly<Record<MailUse, readonly string[]>> = {
  SendEmail: ["ses:SendEmail"],
  SendBulkEmail: ["ses:SendBulkEmail", "ses:SendBulkTemplatedEmail"],
  GetAccount: ["ses:GetAccount"],
};

const allow = (actions: readonly string[], resources: readonly string[]) =>
  new PolicyStatement({ actions: [...actions], resources: [...resources] });

const tableStatements = (use: TableUse, { table }: Resources) => [
  allow(
    tableActions[use].map((action) => `dynamodb:${action}`),
    tableActions[use].includes("Query") ? [table.table.tableArn, ...table.indexArns] : [table.table.tableArn],
  ),
];

const deniedTo = (use: AuditUse | undefined): readonly string[] => {
  const changing = ["UpdateItem", "DeleteItem", "BatchWriteItem"];
  if (use === "recordAndRead") return changing;
  return use === "record" ? [...read, ...changing] : [...read, ...changing, "PutItem"];
};

const sparesTrail = (use: AuditUse | undefined, { table }: Resources) =>
  new PolicyStatement({
    effect: Effect.DENY,
    actions: deniedTo(use).map((action) => `dynamodb:${action}`),
    resources: [table.table.tableArn, ...table.indexArns],
    conditions: { "ForAnyValue:StringLike": { "dynamodb:LeadingKeys": ["AUDIT#*"] } },
  });

/** `SendBulkEmail` alone does not know this key (service authorization reference of SES v2). */
const fromPortal = (action: string, { mail }: Resources) => ({
  [action === "ses:SendBulkEmail" ? "StringEqualsIfExists" : "StringEquals"]: {
    "ses:FromAddress": mail.address,
  },
});

const mailStatements = (uses: readonly MailUse[], resources: Resources) =>
  uses.flatMap((use) =>
    use === "GetAccount"
      ? allow(mailActions[use], ["*"])
      : mailActions[use].map(
          (action) =>
            new PolicyStatement({
              actions: [action],
              resources: [...resources.mail.arns],
              conditions: fromPortal(action, resources),
            }),
        ),
  );

const onObjects = (action: string, prefixes: readonly ObjectPrefix[] | undefined, { bucket }: Resources) =>
  prefixes
    ? [
        allow(
          [action],
          prefixes.map((prefix) => bucket.arnForObjects(`${prefix}*`)),
        ),
      ]
    : [];

/** Without ListBucket S3 answers 403 for a missing object; it checks without a prefix, hence `IfExists`. */
const mayList = ({ reads = [], lists = [] }: Permissions, { bucket }: Resources) => {
  const prefixes = [...reads, ...lists];
  return prefixes.length > 0
    ? [
        new PolicyStatement({
          actions: ["s3:ListBucket"],
          resources: [bucket.bucketArn],
          conditions: { StringLikeIfExists: { "s3:prefix": prefixes.map((prefix) => `${prefix}*`) } },
        }),
      ]
    : [];
};

/** Versions are found by listing them. */
const mayErase = ({ erases }: Permissions, resources: Resources) =>
  erases
    ? [
        ...onObjects("s3:DeleteObjectVersion", erases, resources),
        new PolicyStatement({
          actions: ["s3:ListBucketVersions"],
          resources: [resources.bucket.bucketArn],
          conditions: { StringLike: { "s3:prefix": erases.map((prefix) => `${prefix}*`) } },
        }),
      ]
    : [];

export const statementsFor = (permissions: Permissions, resources: Resources): PolicyStatement[] => [
  ...(permissions.table
    ? [...tableStatements(permissions.table, resources), sparesTrail(permissions.audit, resources)]
    : []),
  ...(permissions.sendsTo ?? []).map((name) => allow(["sqs:SendMessage"], [resources.queues[name].queueArn])),
  ...mailStatements(permissions.mail ?? [], resources),
  // The suppression list is the account's, and no resource that a policy could name.
  ...(permissions.liftsSuppressions ? [allow(["ses:DeleteSuppressedDestination"], ["*"])] : []),
  ...onObjects("s3:GetObject", permissions.reads, resources),
  ...mayList(permissions, resources),
  // Tags are read by version, as the bucket has them.
  ...onObjects("s3:GetObjectVersionTagging", permissions.readsScans, resources),
  ...onObjects("s3:PutObject", permissions.writes, resources),
  ...onObjects("s3:ListMultipartUploadParts", permissions.listsParts, resources),
  ...onObjects("s3:AbortMultipartUpload", permissions.aborts, resources),
  ...onObjects("s3:DeleteObject", permissions.removes, resources),
  ...mayErase(permissions, resources),
];
