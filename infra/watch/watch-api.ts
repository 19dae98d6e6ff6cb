import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { MathExpression } from "aws-cdk-lib/aws-cloudwatch";
import { FilterPattern, type LogGroup, MetricFilter } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import { type Alarms, alarmPeriod } from "./alarms.construct.ts";

export interface WatchedApi {
  readonly api: HttpApi;
  readonly accessLog: LogGroup;
  readonly alarms: Alarms;
  readonly stage: string;
}

/** 300 people whose sessions end at once cause fewer than two refusals each. */
const REFUSALS = 500;
/** The functions have 29 seconds. */
const SLOW_MILLISECONDS = 0.8 * 29_000;

const refusalsIn = (scope: Construct, logGroup: LogGroup, stage: string) =>
  new MetricFilter(scope, "Refusals", {
    logGroup,
    metricNamespace: `Kanzleiportal/${stage}`,
    metricName: "Refusals",
    filterPattern: FilterPattern.any(
      FilterPattern.stringValue("$.status", "=", "401"),
      FilterPattern.stringValue("$.status", "=", "403"),
    ),
  });

export const watchApi = (scope: Construct, { api, accessLog, alarms, stage }: WatchedApi): void => {
  const options = { period: alarmPeriod, statistic: "sum" };
  alarms.when(scope, "ServerErrorsAlarm", {
    metric: new MathExpression({
      // One error is a large share of a handful of calls; the alarm of function errors reports it.
      expression: "IF(calls >= 20, 100 * errors / calls, 0)",
      usingMetrics: { calls: api.metricCount(options), errors: api.metricServerError(options) },
      label: "5xx in %",
      period: alarmPeriod,
    }),
    above: 1,
    description: "More than one call in a hundred was answered with a 5xx.",
    runbook: "Server errors",
  });
  alarms.when(scope, "SlowAnswersAlarm", {
    metric: api.metricIntegrationLatency({ period: alarmPeriod, statistic: "max" }),
    above: SLOW_MILLISECONDS,
    description: "A call took almost the 29 seconds after which its function is ended.",
    runbook: "Slow answers",
  });
  alarms.when(scope, "RefusalsAlarm", {
    metric: refusalsIn(scope, accessLog, stage).metric(options),
    above: REFUSALS,
    description: `More than ${REFUSALS} calls in five minutes were refused with 401 or 403.`,
    runbook: "Refused calls",
  });
};
