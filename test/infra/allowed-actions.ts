const xRay = ["xray:PutTelemetryRecords", "xray:PutTraceSegments"];
const read = ["dynamodb:BatchGetItem", "dynamodb:GetItem", "dynamodb:Query"];
const write = [
  "dynamodb:ConditionCheckItem",
  "dynamodb:DeleteItem",
  "dynamodb:PutItem",
  "dynamodb:UpdateItem",
];
const readWrite = [...read, ...write].toSorted();
const advance = [...read, "dynamodb:PutItem", "dynamodb:UpdateItem"].toSorted();
const send = ["sqs:SendMessage"];
const consume = [
  "sqs:ChangeMessageVisibility",
  "sqs:DeleteMessage",
  "sqs:GetQueueAttributes",
  "sqs:GetQueueUrl",
  "sqs:ReceiveMessage",
];
const queue = (name: string) => `Queues/${name}/Queue`;
const bulk = ["ses:SendBulkEmail", "ses:SendBulkTemplatedEmail"];
const sendingBy = (actions: string[]) => ({
  "Mail/ConfigurationSet": actions,
  "Mail/Identity": actions,
});

/** What each function may do, by the path of the resource it may do it with. */
export const allowed: Record<string, Record<string, string[]>> = {
  administration: { anything: xRay, "Table/Table": readWrite },
  files: {
    anything: xRay,
    "Table/Table": advance,
    "Files/Bucket": [
      "s3:AbortMultipartUpload",
      "s3:GetObject",
      "s3:ListBucket",
      "s3:ListMultipartUploadParts",
      "s3:PutObject",
    ],
  },
  login: { anything: xRay, "Table/Table": readWrite, [queue("account-mails")]: send },
  organisations: {
    anything: xRay,
    "Table/Table": readWrite,
    [queue("mail")]: send,
    "Files/Bucket": ["s3:GetObject", "s3:ListBucket"],
  },
  news: {
    anything: xRay,
    "Table/Table": readWrite,
    [queue("search-index")]: send,
    [queue("mail")]: send,
    "Files/Bucket": ["s3:GetObject", "s3:ListBucket"],
  },
  discussions: {
    anything: xRay,
    "Table/Table": readWrite,
    [queue("search-index")]: send,
    "Files/Bucket": ["s3:GetObject", "s3:ListBucket"],
  },
  galleries: {
    anything: xRay,
    "Table/Table": readWrite,
    "Files/Bucket": ["s3:GetObject", "s3:ListBucket"],
  },
  calendar: {
    anything: xRay,
    "Table/Table": readWrite,
    "Files/Bucket": ["s3:GetObject", "s3:ListBucket"],
  },
  search: {
    anything: xRay,
    "Table/Table": [...read, "dynamodb:UpdateItem"].toSorted(),
    "Files/Bucket": ["s3:GetObject", "s3:ListBucket"],
  },
  misc: { anything: xRay, "Table/Table": readWrite },
  material: { anything: xRay, "Table/Table": advance, [queue("mail")]: send },
  applications: {
    anything: xRay,
    "Table/Table": readWrite,
    [queue("mail")]: send,
    "Files/Bucket": ["s3:AbortMultipartUpload", "s3:GetObject", "s3:ListBucket", "s3:PutObject"],
  },
  newsletters: {
    anything: xRay,
    "Table/Table": readWrite,
    [queue("newsletter-plan")]: send,
    [queue("mail")]: send,
    "Files/Bucket": ["s3:GetObject", "s3:ListBucket"],
  },
  subscribers: {
    anything: ["ses:DeleteSuppressedDestination", ...xRay],
    "Table/Table": readWrite,
    "Files/Bucket": ["s3:GetObject", "s3:ListBucket"],
  },
  public: { anything: xRay, "Table/Table": readWrite, [queue("mail")]: send },
  cloud: {
    anything: xRay,
    "Table/Table": readWrite,
    [queue("document-texts")]: send,
    "Files/Bucket": ["s3:GetObject", "s3:ListBucket"],
  },
  jobs: {
    anything: xRay,
    "Table/Table": readWrite,
    [queue("zip-jobs")]: send,
    "Files/Bucket": ["s3:GetObject", "s3:ListBucket"],
  },
  notifications: { anything: xRay, "Table/Table": advance },
  system: { anything: xRay, "Table/Table": ["dynamodb:GetItem"] },
  "newsletter-planner": {
    anything: ["ses:GetAccount", ...xRay],
    "Table/Table": advance,
    [queue("newsletter-plan")]: consume,
    [queue("newsletter-batches")]: send,
  },
  "newsletter-sender": {
    anything: ["ses:GetAccount", ...xRay],
    "Table/Table": advance,
    [queue("newsletter-batches")]: [...consume, ...send].toSorted(),
    [queue("mail")]: send,
    ...sendingBy(bulk),
  },
  "ses-events": {
    anything: xRay,
    "Table/Table": ["BatchWriteItem", "PutItem", "Query", "UpdateItem"].map((action) => `dynamodb:${action}`),
    [queue("ses-events")]: consume,
    "Files/Bucket": ["s3:GetObject", "s3:ListBucket"],
  },
  "newsletter-sweeper": {
    anything: xRay,
    "Table/Table": readWrite,
    [queue("newsletter-plan")]: send,
    [queue("newsletter-batches")]: send,
    [queue("mail")]: send,
  },
  "article-announcer": { anything: xRay, "Table/Table": advance, [queue("mail")]: send },
  "forum-notifier": {
    anything: xRay,
    "Table/Table": advance,
    [queue("mail")]: send,
    "Files/Bucket": ["s3:GetObject", "s3:ListBucket"],
  },
  "calendar-notifier": { anything: xRay, "Table/Table": advance, [queue("mail")]: send },
  "cloud-notifier": {
    anything: xRay,
    "Table/Table": advance,
    [queue("mail")]: send,
    "Files/Bucket": ["s3:GetObject", "s3:ListBucket"],
  },
  "account-mails": {
    anything: xRay,
    "Table/Table": readWrite,
    [queue("account-mails")]: consume,
    [queue("mail")]: send,
  },
  "mail-sweeper": {
    anything: xRay,
    "Table/Table": ["dynamodb:BatchGetItem", "dynamodb:GetItem", "dynamodb:Query"],
    [queue("account-mails")]: send,
    [queue("mail")]: send,
  },
  "mail-outbox": {
    anything: xRay,
    "Table/Table": [...read, "dynamodb:DeleteItem", "dynamodb:UpdateItem"].toSorted(),
    "Files/Bucket": ["s3:GetObject", "s3:ListBucket"],
    [queue("mail")]: [...consume, ...send].toSorted(),
    ...sendingBy(["ses:SendEmail"]),
  },
  "search-indexer": {
    anything: xRay,
    "Table/Table": read,
    [queue("search-index")]: consume,
    "Files/Bucket": ["s3:GetObject", "s3:ListBucket", "s3:PutObject"],
  },
  "document-texts": {
    anything: xRay,
    "Table/Table": read,
    [queue("document-texts")]: consume,
    [queue("search-index")]: send,
    "Files/Bucket": ["s3:DeleteObject", "s3:GetObject", "s3:ListBucket", "s3:PutObject"],
  },
  "file-uploads": {
    anything: xRay,
    "Table/Table": advance,
    [queue("file-uploads")]: consume,
    "Files/Bucket": [
      "s3:DeleteObject",
      "s3:GetObject",
      "s3:GetObjectVersionTagging",
      "s3:ListBucket",
      "s3:PutObject",
    ],
  },
  "zip-maker": {
    anything: xRay,
    "Table/Table": advance,
    [queue("zip-jobs")]: consume,
    "Files/Bucket": ["s3:AbortMultipartUpload", "s3:GetObject", "s3:ListBucket", "s3:PutObject"],
  },
  "file-sweeper": {
    anything: xRay,
    "Table/Table": readWrite,
    "Files/Bucket": [
      "s3:AbortMultipartUpload",
      "s3:DeleteObject",
      "s3:DeleteObjectVersion",
      "s3:ListBucket",
      "s3:ListBucketVersions",
    ],
    [queue("zip-jobs")]: send,
  },
  "cloud-sweeper": {
    anything: xRay,
    "Table/Table": advance,
    "Files/Bucket": ["s3:GetObject", "s3:ListBucket"],
  },
  "deletion-sweeper": {
    anything: xRay,
    "Table/Table": readWrite,
    "Files/Bucket": ["s3:GetObject", "s3:ListBucket"],
  },
  "search-repair": {
    anything: xRay,
    "Table/Table": read,
    [queue("document-texts")]: send,
    "Files/Bucket": ["s3:GetObject", "s3:ListBucket", "s3:PutObject"],
  },
};
