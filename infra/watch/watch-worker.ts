import { type IMetric, Metric } from "aws-cdk-lib/aws-cloudwatch";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { FilterPattern, MetricFilter } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import type { PortalFunction } from "../functions/portal-function.construct.ts";
import type { QueueWorker } from "../workers/queue-workers.ts";
import { type Alarms, alarmPeriod } from "./alarms.construct.ts";

const namespaceOf = (stage: string) => `Kanzleiportal/${stage}`;
const FAILURES = "WorkerFailures";

export const workerFailures = (stage: string): IMetric =>
  new Metric({
    namespace: namespaceOf(stage),
    metricName: FAILURES,
    period: alarmPeriod,
    statistic: "sum",
  });

export interface WatchedWorker {
  readonly name: string;
  readonly handler: IFunction;
  readonly worker: Pick<QueueWorker, "permissions" | "putsBack">;
  readonly alarms: Alarms;
}

export const countFailures = (scope: Construct, { logGroup }: PortalFunction, stage: string): void => {
  new MetricFilter(scope, "Failures", {
    metricNamespace: namespaceOf(stage),
    metricName: FAILURES,
    logGroup,
    filterPattern: FilterPattern.stringValue("$.level", "=", "ERROR"),
  });
};

/** Lambda ends endless chains of calls between functions, but for those that may put back. */
export const watchRecursion = (scope: Construct, { name, handler, worker, alarms }: WatchedWorker): void => {
  if (!worker.permissions.sendsTo || worker.putsBack) return;
  alarms.when(scope, "RecursionAlarm", {
    metric: handler.metric("RecursiveInvocationsDropped", { period: alarmPeriod, statistic: "sum" }),
    above: 0,
    description: `Lambda took ${name} for an endless loop and dropped its messages.`,
    runbook: "Dropped recursions",
  });
};
