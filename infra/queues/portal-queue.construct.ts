import { Duration, Validations } from "aws-cdk-lib";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import { periods } from "../../shared/periods.ts";
import { type Alarms, alarmPeriod } from "../watch/alarms.construct.ts";

export interface PortalQueueProps {
  readonly visibilityTimeout: Duration;
  /** An alarm comes when a message waits longer. */
  readonly longestWait: Duration;
  readonly alarms: Alarms;
}

const secured = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true } as const;

export class PortalQueue extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string, { visibilityTimeout, longestWait, alarms }: PortalQueueProps) {
    super(scope, id);
    const deadLetters = new Queue(this, "DeadLetters", {
      ...secured,
      retentionPeriod: Duration.days(periods.deadLetters.count),
    });
    this.queue = new Queue(this, "Queue", {
      ...secured,
      visibilityTimeout,
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: 5 },
    });
    Validations.of(deadLetters).acknowledge({
      id: "Serverless-SQSRedrivePolicy",
      reason: "It holds the dead letters itself, for a person to look at.",
    });
    alarms.when(this, "DeadLettersAlarm", {
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({
        period: Duration.minutes(1),
        statistic: "max",
      }),
      above: 0,
      description: `Messages of ${id} failed five times.`,
      runbook: "Dead letters",
    });
    alarms.when(this, "WaitAlarm", {
      metric: this.queue.metricApproximateAgeOfOldestMessage({ period: alarmPeriod, statistic: "max" }),
      above: longestWait.toSeconds(),
      description: `A message of ${id} has waited for more than ${longestWait.toHumanString()}.`,
      runbook: "Waiting messages",
    });
  }
}
