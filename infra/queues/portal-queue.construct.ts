import { Duration } from "aws-cdk-lib";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import { type Alarms, alarmPeriod } from "../alarms.construct.ts";

export interface PortalQueueProps {
  readonly visibilityTimeout: Duration;
  readonly alarms: Alarms;
}

const secured = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true } as const;

export class PortalQueue extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string, { visibilityTimeout, alarms }: PortalQueueProps) {
    super(scope, id);
    const deadLetters = new Queue(this, "DeadLetters", { ...secured, retentionPeriod: Duration.days(14) });
    this.queue = new Queue(this, "Queue", {
      ...secured,
      visibilityTimeout,
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: 5 },
    });
    alarms.when(this, "DeadLettersAlarm", {
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period: alarmPeriod, statistic: "max" }),
      above: 0,
      description: `Messages of ${id} failed five times: read the worker's log, repair, redrive.`,
    });
  }
}
