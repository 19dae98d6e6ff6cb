import { Duration } from "aws-cdk-lib";
import { FilterPattern, type LogGroup, MetricFilter } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import { LATE_CHECK_MINUTES } from "../../shared/files/file.ts";
import type { Alarms } from "./alarms.construct.ts";

export interface WatchedUploads {
  readonly logGroup: LogGroup;
  readonly every: Duration;
  readonly stage: string;
  readonly alarms: Alarms;
}

/** Counts what `functions/files/late-uploads.ts` logs. */
export const watchUploads = (scope: Construct, { logGroup, every, stage, alarms }: WatchedUploads): void => {
  const late = new MetricFilter(scope, "LateUploads", {
    logGroup,
    metricNamespace: `Kanzleiportal/${stage}`,
    metricName: "LateUploads",
    filterPattern: FilterPattern.stringValue("$.message", "=", "uploads are late"),
    metricValue: "$.count",
  });
  alarms.when(scope, "LateUploadsAlarm", {
    // Two intervals, so that the alarm does not end between two runs.
    metric: late.metric({ period: Duration.minutes(2 * every.toMinutes()), statistic: "max" }),
    above: 0,
    description: `Uploads have waited for their scan for more than ${LATE_CHECK_MINUTES} minutes.`,
    runbook: "Late scans",
  });
};
