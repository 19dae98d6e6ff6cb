import { type IMetric, Metric } from "aws-cdk-lib/aws-cloudwatch";
import { FilterPattern, type LogGroup, MetricFilter } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import { INCOMPLETE } from "../../functions/platform/search/live-index.ts";
import { alarmPeriod } from "./alarms.construct.ts";

const watched = (stage: string) => ({
  metricNamespace: `Kanzleiportal/${stage}`,
  metricName: "IncompleteIndexes",
});

export const incompleteIndexes = (stage: string): IMetric => {
  const { metricNamespace: namespace, metricName } = watched(stage);
  return new Metric({ namespace, metricName, period: alarmPeriod, statistic: "sum" });
};

/** Counts what `functions/platform/search` logs. */
export const watchIndexes = (scope: Construct, logGroup: LogGroup, stage: string): void => {
  new MetricFilter(scope, "IncompleteIndexes", {
    ...watched(stage),
    logGroup,
    filterPattern: FilterPattern.stringValue("$.message", "=", INCOMPLETE),
  });
};
