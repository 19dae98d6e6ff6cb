import { Duration } from "aws-cdk-lib";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import type { Alarms } from "../watch/alarms.construct.ts";
import { type QueueWorker, queueWorkers } from "../workers/queue-workers.ts";
import { PortalQueue } from "./portal-queue.construct.ts";
import type { QueueName } from "./queue-name.ts";

export interface QueuesProps {
  readonly alarms: Alarms;
}

const visibilityFor = ({ visibilityTimeout, timeout }: QueueWorker) =>
  visibilityTimeout ?? Duration.seconds(6 * timeout.toSeconds());

export class Queues extends Construct {
  readonly byName: Readonly<Record<QueueName, Queue>>;

  constructor(scope: Construct, id: string, { alarms }: QueuesProps) {
    super(scope, id);
    const queueFor = (worker: QueueWorker) =>
      new PortalQueue(this, worker.queue, {
        visibilityTimeout: visibilityFor(worker),
        longestWait: worker.longestWait,
        alarms,
      }).queue;
    this.byName = {
      "newsletter-plan": queueFor(queueWorkers["newsletter-planner"]),
      "newsletter-batches": queueFor(queueWorkers["newsletter-sender"]),
      "ses-events": queueFor(queueWorkers["ses-events"]),
      "account-mails": queueFor(queueWorkers["account-mails"]),
      mail: queueFor(queueWorkers["mail-outbox"]),
      pushes: queueFor(queueWorkers["push-sender"]),
      "document-texts": queueFor(queueWorkers["document-texts"]),
      "zip-jobs": queueFor(queueWorkers["zip-maker"]),
      "file-uploads": queueFor(queueWorkers["file-uploads"]),
    };
  }
}
