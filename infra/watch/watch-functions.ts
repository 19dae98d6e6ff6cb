import { Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import { type Alarms, alarmPeriod } from "./alarms.construct.ts";

/** Of the account and region: throttled functions compete for one limit. */
export const watchFunctions = (alarms: Alarms): void =>
  alarms.when(alarms, "ThrottlesAlarm", {
    metric: LambdaFunction.metricAllThrottles({ period: alarmPeriod }),
    above: 0,
    description: "Lambda refused calls: the account has too many functions at work.",
    runbook: "Throttled functions",
  });
