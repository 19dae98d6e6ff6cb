import { Duration } from "aws-cdk-lib";
import type { Needs } from "../functions/needs.ts";
import type { QueueName } from "../queues/queue-name.ts";
import type { Settings } from "../settings.ts";

export interface QueueWorker {
  readonly queue: QueueName;
  readonly batchSize: number;
  readonly timeout: Duration;
  /** How long a message stays hidden from others; 6 × the timeout unless told, as AWS recommends. */
  readonly visibilityTimeout?: Duration;
  /** Unlimited unless told. */
  readonly maxConcurrency?: (settings: Settings) => number;
  readonly memorySize: number;
  readonly needs: Needs;
  /** It decides about mails that SES gave no answer to. */
  readonly settlesDoubts?: boolean;
}

/** A function that a schedule calls. */
export interface ScheduledWorker
  extends Pick<QueueWorker, "timeout" | "memorySize" | "needs" | "settlesDoubts"> {
  readonly every: Duration;
}

/** What no request calls: who works on which queue, and with what. */
export const queueWorkers = {
  "newsletter-planner": {
    queue: "newsletter-plan",
    batchSize: 1,
    timeout: Duration.minutes(15),
    // A planner that died shall not leave its newsletter alone for an hour and a half.
    visibilityTimeout: Duration.minutes(16),
    memorySize: 2048,
    needs: { table: "advance", sendsTo: ["newsletter-batches"] },
  },
  "newsletter-sender": {
    queue: "newsletter-batches",
    batchSize: 10,
    timeout: Duration.seconds(120),
    maxConcurrency: ({ senderConcurrency }) => senderConcurrency,
    settlesDoubts: true,
    memorySize: 512,
    needs: {
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
    needs: { table: "append", reads: ["ses-events/"] },
  },
  "mail-outbox": {
    queue: "mail",
    batchSize: 10,
    timeout: Duration.seconds(60),
    memorySize: 512,
    needs: { table: "handOver", mail: ["SendEmail"] },
  },
} as const satisfies Readonly<Record<string, QueueWorker>>;

/** What no queue calls either: who looks for work by itself, how often, and with what. */
export const scheduledWorkers = {
  "newsletter-sweeper": {
    every: Duration.minutes(1),
    timeout: Duration.seconds(60),
    settlesDoubts: true,
    memorySize: 512,
    needs: { table: "readWrite", sendsTo: ["newsletter-plan", "newsletter-batches", "mail"] },
  },
  "article-announcer": {
    every: Duration.minutes(1),
    timeout: Duration.seconds(60),
    memorySize: 512,
    needs: { table: "advance", sendsTo: ["mail"], portalOrigin: true },
  },
} as const satisfies Readonly<Record<string, ScheduledWorker>>;
