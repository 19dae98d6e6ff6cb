import { Duration } from "aws-cdk-lib";
import { AnyPrincipal, Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import { type Queue, QueuePolicy } from "aws-cdk-lib/aws-sqs";
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

/** One policy for all that say the same: each of its own would be a resource of the stack. */
const onlyByTls = (scope: Construct, queues: readonly Queue[]) => {
  const policy = new QueuePolicy(scope, "OnlyByTls", { queues: [...queues] });
  policy.document.addStatements(
    new PolicyStatement({
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: ["sqs:*"],
      resources: queues.map(({ queueArn }) => queueArn),
      conditions: { Bool: { "aws:SecureTransport": "false" } },
    }),
  );
};

export class Queues extends Construct {
  readonly byName: Readonly<Record<QueueName, Queue>>;

  constructor(scope: Construct, id: string, { alarms }: QueuesProps) {
    super(scope, id);
    const withoutPolicy: Queue[] = [];
    const queueFor = (worker: QueueWorker, { isAnnouncedTo = false } = {}) => {
      const { queue, deadLetters } = new PortalQueue(this, worker.queue, {
        visibilityTimeout: visibilityFor(worker),
        longestWait: worker.longestWait,
        isAnnouncedTo,
        alarms,
      });
      withoutPolicy.push(deadLetters, ...(isAnnouncedTo ? [] : [queue]));
      return queue;
    };
    this.byName = {
      "newsletter-plan": queueFor(queueWorkers["newsletter-planner"]),
      "newsletter-batches": queueFor(queueWorkers["newsletter-sender"]),
      "ses-events": queueFor(queueWorkers["ses-events"], { isAnnouncedTo: true }),
      "account-mails": queueFor(queueWorkers["account-mails"]),
      mail: queueFor(queueWorkers["mail-outbox"]),
      "document-texts": queueFor(queueWorkers["document-texts"]),
      "zip-jobs": queueFor(queueWorkers["zip-maker"]),
      "file-uploads": queueFor(queueWorkers["file-uploads"], { isAnnouncedTo: true }),
    };
    onlyByTls(this, withoutPolicy);
  }
}
