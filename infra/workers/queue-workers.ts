import { Duration } from "aws-cdk-lib";
import type { Permissions } from "../functions/permissions.ts";
import type { QueueName } from "../queues/queue-name.ts";
import type { Settings } from "../settings.ts";

export interface QueueWorker {
  readonly queue: QueueName;
  readonly batchSize: number;
  readonly timeout: Duration;
  /** 6 × the timeout by default, as AWS recommends. */
  readonly visibilityTimeout?: Duration;
  /** An alarm comes when a message is older. */
  readonly longestWait: Duration;
  /** Lambda's minimum is 2. */
  readonly maxConcurrency: (settings: Settings) => number;
  readonly memorySize: number;
  readonly permissions: Permissions;
  readonly nativeModules?: readonly string[];
  /** Modules that the worker starts as threads, each bundled beside it. */
  readonly threads?: readonly string[];
  readonly settlesDoubts?: boolean;
  readonly putsBack?: boolean;
  readonly environment?: (settings: Settings) => Readonly<Record<string, string>>;
}

/** From this many megabytes on a function has a whole CPU (Lambda, "Configure memory"). */
export const WHOLE_PROCESSOR = 1769;

export const queueWorkers = {
  "newsletter-planner": {
    queue: "newsletter-plan",
    // A planner that died, and the next one.
    longestWait: Duration.minutes(35),
    batchSize: 1,
    maxConcurrency: () => 4,
    timeout: Duration.minutes(15),
    visibilityTimeout: Duration.minutes(16),
    memorySize: 2048,
    permissions: { table: "advance", sendsTo: ["newsletter-batches"], mail: ["GetAccount"] },
  },
  "newsletter-sender": {
    queue: "newsletter-batches",
    longestWait: Duration.minutes(30),
    batchSize: 10,
    timeout: Duration.seconds(120),
    maxConcurrency: ({ senderConcurrency }) => senderConcurrency,
    settlesDoubts: true,
    putsBack: true,
    environment: ({ maxFailurePercent }) => ({ MAX_FAILURE_PERCENT: String(maxFailurePercent) }),
    memorySize: 512,
    permissions: {
      table: "advance",
      sendsTo: ["newsletter-batches", "mail", "pushes"],
      mail: ["SendBulkEmail", "GetAccount"],
      portalOrigin: true,
      signsLinks: true,
    },
  },
  "ses-events": {
    queue: "ses-events",
    longestWait: Duration.minutes(15),
    batchSize: 10,
    maxConcurrency: () => 4,
    timeout: Duration.seconds(60),
    memorySize: 512,
    permissions: { table: "gather", reads: ["ses-events/"] },
  },
  "account-mails": {
    queue: "account-mails",
    longestWait: Duration.minutes(10),
    batchSize: 10,
    maxConcurrency: () => 2,
    timeout: Duration.seconds(60),
    memorySize: 512,
    permissions: {
      table: "readWrite",
      audit: "record",
      sendsTo: ["mail"],
      portalOrigin: true,
      knowsFirmAccounts: true,
    },
  },
  "mail-outbox": {
    queue: "mail",
    longestWait: Duration.minutes(30),
    batchSize: 10,
    maxConcurrency: () => 4,
    timeout: Duration.seconds(60),
    // The worker may hold the forums and the cloud's tree at once.
    memorySize: 1024,
    // A throttled mail comes again in seconds; the sweeper alone would take minutes.
    putsBack: true,
    // Rechecks mails about forums and events, and composes those about the cloud and to clients.
    permissions: {
      table: "handOver",
      reads: ["snapshots/FORUM_ENTRY/", "snapshots/CLOUD_ITEM/"],
      sendsTo: ["mail"],
      mail: ["SendEmail"],
      portalOrigin: true,
      signsLinks: true,
    },
  },
  "push-sender": {
    queue: "pushes",
    longestWait: Duration.minutes(15),
    batchSize: 10,
    maxConcurrency: () => 4,
    timeout: Duration.seconds(30),
    memorySize: 512,
    // Devices that have ended are removed.
    permissions: { table: "handOver", portalOrigin: true, pushes: "sends" },
  },
  "file-uploads": {
    queue: "file-uploads",
    longestWait: Duration.minutes(15),
    batchSize: 5,
    maxConcurrency: () => 8,
    timeout: Duration.seconds(60),
    memorySize: WHOLE_PROCESSOR,
    nativeModules: ["@napi-rs/image"],
    permissions: {
      table: "advance",
      reads: ["uploads/"],
      readsScans: ["uploads/"],
      writes: ["files/"],
      removes: ["uploads/", "files/", "texts/"],
      limitsFiles: true,
    },
  },
  "document-texts": {
    queue: "document-texts",
    // A repair enqueues 500 at once, and two are read at a time.
    longestWait: Duration.hours(1),
    batchSize: 1,
    maxConcurrency: () => 2,
    // A document has 30 seconds; the rest is for 50 MB from S3.
    timeout: Duration.seconds(90),
    // A file of 50 MB, what is unpacked of it, and the parser's heap.
    memorySize: WHOLE_PROCESSOR,
    threads: ["platform/text-extraction/extraction.thread.ts"],
    permissions: {
      table: "visit",
      reads: ["files/", "texts/"],
      writes: ["texts/"],
      removes: ["texts/"],
    },
  },
  "zip-maker": {
    queue: "zip-jobs",
    // Two run at a time, each some minutes for gigabytes.
    longestWait: Duration.hours(1),
    batchSize: 1,
    maxConcurrency: () => 2,
    timeout: Duration.minutes(15),
    // The sweeper takes up a dead run before.
    visibilityTimeout: Duration.minutes(16),
    memorySize: WHOLE_PROCESSOR,
    permissions: {
      table: "advance",
      sendsTo: ["pushes"],
      reads: ["files/", "snapshots/CLOUD_ITEM/", "snapshots/GALLERY_IMAGE/"],
      writes: ["files/"],
      aborts: ["files/"],
    },
  },
} as const satisfies Readonly<Record<string, QueueWorker>>;
