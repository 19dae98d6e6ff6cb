import { Duration } from "aws-cdk-lib";
import type { Permissions } from "../functions/permissions.ts";
import type { QueueName } from "../queues/queue-name.ts";
import type { Settings } from "../settings.ts";

export interface QueueWorker {
  readonly queue: QueueName;
  readonly batchSize: number;
  /** How long more messages are waited for; more than ten at once come in no other way. */
  readonly batchingWindow?: Duration;
  readonly timeout: Duration;
  /** How long a message stays hidden from others; 6 × the timeout unless told, as AWS recommends. */
  readonly visibilityTimeout?: Duration;
  /** Unlimited unless told. */
  readonly maxConcurrency?: (settings: Settings) => number;
  readonly memorySize: number;
  readonly permissions: Permissions;
  /** Packages with native code, which no bundle can hold. */
  readonly nativeModules?: readonly string[];
  /** It decides about mails that SES gave no answer to. */
  readonly settlesDoubts?: boolean;
  /** What it reads from its environment besides. */
  readonly environment?: (settings: Settings) => Readonly<Record<string, string>>;
}

/** A function that a schedule calls. */
export interface ScheduledWorker
  extends Pick<QueueWorker, "timeout" | "memorySize" | "permissions" | "settlesDoubts"> {
  readonly every: Duration;
}

/** Megabytes from which on a function has a processor for itself (Lambda, "Configure memory"). */
const WHOLE_PROCESSOR = 1769;
const keepsIndex = { table: "read", reads: ["search/"], writes: ["search/"] } as const satisfies Permissions;

/** What no request calls: who works on which queue, and with what. */
export const queueWorkers = {
  "newsletter-planner": {
    queue: "newsletter-plan",
    batchSize: 1,
    timeout: Duration.minutes(15),
    // A planner that died shall not leave its newsletter alone for an hour and a half.
    visibilityTimeout: Duration.minutes(16),
    memorySize: 2048,
    permissions: { table: "advance", sendsTo: ["newsletter-batches"] },
  },
  "newsletter-sender": {
    queue: "newsletter-batches",
    batchSize: 10,
    timeout: Duration.seconds(120),
    maxConcurrency: ({ senderConcurrency }) => senderConcurrency,
    settlesDoubts: true,
    environment: ({ maxFailurePercent }) => ({ MAX_FAILURE_PERCENT: String(maxFailurePercent) }),
    memorySize: 512,
    permissions: {
      table: "advance",
      sendsTo: ["newsletter-batches", "mail"],
      mail: ["SendBulkEmail", "GetAccount"],
      portalOrigin: true,
      signsLinks: true,
    },
  },
  "ses-events": {
    queue: "ses-events",
    batchSize: 10,
    timeout: Duration.seconds(60),
    memorySize: 512,
    permissions: { table: "gather", reads: ["ses-events/"] },
  },
  "account-mails": {
    queue: "account-mails",
    batchSize: 10,
    timeout: Duration.seconds(60),
    memorySize: 512,
    permissions: { table: "readWrite", audit: "record", sendsTo: ["mail"], portalOrigin: true },
  },
  "mail-outbox": {
    queue: "mail",
    batchSize: 10,
    timeout: Duration.seconds(60),
    memorySize: 512,
    permissions: { table: "handOver", mail: ["SendEmail"] },
  },
  "search-indexer": {
    queue: "search-index",
    batchSize: 100,
    batchingWindow: Duration.seconds(2),
    timeout: Duration.minutes(5),
    // One would do, and two are the fewest that Lambda lets one ask for.
    maxConcurrency: () => 2,
    memorySize: WHOLE_PROCESSOR,
    permissions: keepsIndex,
  },
  "file-uploads": {
    queue: "file-uploads",
    batchSize: 1,
    timeout: Duration.seconds(60),
    memorySize: WHOLE_PROCESSOR,
    nativeModules: ["@napi-rs/image"],
    permissions: {
      table: "advance",
      reads: ["uploads/"],
      writes: ["files/"],
      removes: ["uploads/", "files/"],
      limitsFiles: true,
    },
  },
} as const satisfies Readonly<Record<string, QueueWorker>>;

/** What no queue calls either: who looks for work by itself, how often, and with what. */
export const scheduledWorkers = {
  "newsletter-sweeper": {
    every: Duration.minutes(1),
    timeout: Duration.seconds(60),
    settlesDoubts: true,
    memorySize: 512,
    // It begins what was scheduled, which makes the whole mail.
    permissions: {
      table: "readWrite",
      audit: "record",
      sendsTo: ["newsletter-plan", "newsletter-batches", "mail"],
      portalOrigin: true,
    },
  },
  "mail-sweeper": {
    every: Duration.minutes(1),
    timeout: Duration.seconds(60),
    memorySize: 256,
    permissions: { table: "read", sendsTo: ["account-mails", "mail"] },
  },
  "article-announcer": {
    every: Duration.minutes(1),
    timeout: Duration.seconds(60),
    memorySize: 512,
    permissions: { table: "advance", audit: "record", sendsTo: ["mail"], portalOrigin: true },
  },
  "search-repair": {
    every: Duration.minutes(5),
    timeout: Duration.minutes(5),
    memorySize: WHOLE_PROCESSOR,
    permissions: keepsIndex,
  },
  "file-sweeper": {
    every: Duration.minutes(15),
    timeout: Duration.minutes(5),
    memorySize: 512,
    permissions: { table: "readWrite", removes: ["uploads/", "files/"] },
  },
} as const satisfies Readonly<Record<string, ScheduledWorker>>;
