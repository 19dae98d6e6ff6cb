import type { Queue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import type { PortalFunctionProps } from "../functions/portal-function.construct.ts";
import type { QueueName } from "../queues/queue-name.ts";
import type { Alarms } from "../watch/alarms.construct.ts";
import { watchDurations } from "../watch/watch-durations.ts";
import { incompleteIndexes } from "../watch/watch-indexes.ts";
import { workerFailures } from "../watch/watch-worker.ts";
import { QueueWorkerFunction } from "./queue-worker.construct.ts";
import { type QueueWorker, queueWorkers } from "./queue-workers.ts";
import { ScheduledWorkerFunction } from "./scheduled-worker.construct.ts";
import { type ScheduledWorker, scheduledWorkers } from "./scheduled-workers.ts";
import { Schedules } from "./schedules.construct.ts";

export interface WorkersProps extends Pick<PortalFunctionProps, "resources" | "settings"> {
  readonly alarms: Alarms;
  readonly queues: Readonly<Record<QueueName, Queue>>;
}

/** How long an unanswered call waits for SES's events before it counts as not sent, or as unknown. */
const inDoubt = { IN_DOUBT_RESOLVE_SECONDS: "300" };

export class Workers extends Construct {
  constructor(scope: Construct, id: string, { queues, alarms, ...props }: WorkersProps) {
    super(scope, id);
    const { settings } = props;
    const queued: Readonly<Record<string, QueueWorker>> = queueWorkers;
    const fromQueues = Object.entries(queued).map(([name, worker]) => {
      const environment = { ...(worker.settlesDoubts && inDoubt), ...worker.environment?.(settings) };
      const queue = queues[worker.queue];
      const { handler } = new QueueWorkerFunction(this, name, {
        ...props,
        alarms,
        worker,
        queue,
        environment,
      });
      return { name, handler, timeout: worker.timeout };
    });
    const scheduled: Readonly<Record<string, ScheduledWorker>> = scheduledWorkers;
    const fromSchedules = Object.entries(scheduled).map(([name, worker]) => {
      const environment = worker.settlesDoubts ? inDoubt : {};
      const { handler } = new ScheduledWorkerFunction(this, name, { ...props, alarms, worker, environment });
      return { name, handler, timeout: worker.timeout, every: worker.every };
    });
    new Schedules(this, "Schedules", fromSchedules);
    watchDurations(this, [...fromQueues, ...fromSchedules], alarms);
    alarms.when(this, "FailuresAlarm", {
      metric: workerFailures(settings.stage),
      above: 0,
      description: "A worker failed at a message or a part of its work.",
      runbook: "Worker failures",
    });
    alarms.when(this, "IndexesAlarm", {
      metric: incompleteIndexes(settings.stage),
      above: 0,
      description: "An index was lost, broken or far behind: searches may have missed something.",
      runbook: "Incomplete indexes",
    });
  }
}
