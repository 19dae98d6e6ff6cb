import { type IMetric, MathExpression } from "aws-cdk-lib/aws-cloudwatch";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { type Alarms, alarmPeriod } from "./alarms.construct.ts";

/** CDK's own metric of throttled requests needs one series for each operation. */
export const tableThrottles = (table: ITable): IMetric => {
  const events = (kind: "Read" | "Write") =>
    table.metric(`${kind}ThrottleEvents`, { period: alarmPeriod, statistic: "sum" });
  return new MathExpression({
    expression: "FILL(reads, 0) + FILL(writes, 0)",
    usingMetrics: { reads: events("Read"), writes: events("Write") },
    label: "Throttled",
    period: alarmPeriod,
  });
};

export const watchTable = (alarms: Alarms, table: ITable): void =>
  alarms.when(alarms, "TableThrottlesAlarm", {
    metric: tableThrottles(table),
    above: 0,
    description: "DynamoDB refused reads or writes that came too fast.",
    runbook: "Throttled table",
  });
