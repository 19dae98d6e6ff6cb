import type { Queue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import type { PortalFunctionProps } from "../functions/portal-function.construct.ts";
import type { QueueName } from "../queues/queue-name.ts";
import { incompleteIndexes } from "../watch/watch-indexes.ts";
import { workerFailures } from "../watch/watch-worker.ts";
import { QueueWorkerFunction } from "./queue-worker.construct.ts";
import { type QueueWorker, queueWorkers } from "./queue-workers.ts";
import { ScheduledWorkerFunction } from "./scheduled-worker.construct.ts";
import { type ScheduledWorker, scheduledWorkers } from "./scheduled-workers.ts";

export interface WorkersProps extends Pick<PortalFunctionProps, "resources" | "settings" | "alarms"> {
  readonly queues: Readonly<Record<QueueName, Queue>>;
}

/** How long an unanswered batch waits for SES's events before it counts as not sent. */
const inDoubt = { IN_DOUBT_RESOLVE_SECONDS: "300" };

export class Workers extends Construct {
  constructor(scope: Construct, id: string, { queues, ...props }: WorkersProps) {
    super(scope, id);
    const workers: Readonly<Record<string, QueueWorker>> = queueWorkers;
    for (const [name, worker] of Object.entries(workers)) {
      new QueueWorkerFunction(this, name, {
        ...props,
        worker,
        queue: queues[worker.queue],
        environment: { ...(worker.settlesDoubts && inDoubt), ...worker.environment?.(props.settings) },
      });
    }
    props.alarms.when(this, "FailuresAlarm", {
      metric: workerFailures(props.settings.stage),
      above: 0,
      description: "A worker failed at a message or a part of its work.",
      runbook: "Worker failures",
    });
    props.alarms.when(this, "IndexesAlarm", {
      metric: incompleteIndexes(props.settings.stage),
      above: 0,
      description: "An index was lost, broken or far behind: searches may have missed something.",
      runbook: "Incomplete indexes",
    });
    const scheduled: Readonly<Record<string, ScheduledWorker>> = scheduledWorkers;
    for (const [name, worker] of Object.entries(scheduled)) {
      new ScheduledWorkerFunction(this, name, {
        ...props,
        worker,
        ...(worker.settlesDoubts && { environment: inDoubt }),
      });
    }
  }
}
