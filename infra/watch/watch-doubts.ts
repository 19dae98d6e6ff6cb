import { FilterPattern, type LogGroup, MetricFilter } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import { NO_EVENTS } from "../../functions/news/delivery/doubt.ts";
import { type Alarms, alarmPeriod } from "./alarms.construct.ts";

export interface WatchedDoubts {
  readonly logGroup: LogGroup;
  readonly stage: string;
  readonly alarms: Alarms;
}

/** Counts what the sweeper of newsletters logs. */
export const watchDoubts = (scope: Construct, { logGroup, stage, alarms }: WatchedDoubts): void => {
  const missing = new MetricFilter(scope, "MissingMailEvents", {
    logGroup,
    metricNamespace: `Kanzleiportal/${stage}`,
    metricName: "MissingMailEvents",
    filterPattern: FilterPattern.stringValue("$.message", "=", NO_EVENTS),
  });
  alarms.when(scope, "MissingMailEventsAlarm", {
    metric: missing.metric({ period: alarmPeriod, statistic: "sum" }),
    above: 0,
    description: "Mails of a newsletter are in doubt, and SES has reported nothing since.",
    runbook: "Missing mail events",
  });
};
