import { type IMetric, MathExpression } from "aws-cdk-lib/aws-cloudwatch";
import { Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import { type Alarms, alarmPeriod } from "./alarms.construct.ts";

/** Each function of the account and region that has run of late. */
const byFunction = (label: string, aggregated: string): IMetric =>
  new MathExpression({
    expression: `SELECT ${aggregated} FROM SCHEMA("AWS/Lambda", FunctionName) GROUP BY FunctionName`,
    label,
    period: alarmPeriod,
  });

export const errorsByFunction = byFunction("Errors", "SUM(Errors)");
export const longestRunByFunction = byFunction("Milliseconds", "MAX(Duration)");

export const watchFunctions = (alarms: Alarms): void => {
  alarms.when(alarms, "ErrorsAlarm", {
    metric: errorsByFunction,
    above: 0,
    description: "A function ended with an error.",
    runbook: "Function errors",
  });
  alarms.when(alarms, "ThrottlesAlarm", {
    metric: LambdaFunction.metricAllThrottles({ period: alarmPeriod }),
    above: 0,
    description: "Lambda refused calls: the account has too many functions at work.",
    runbook: "Throttled functions",
  });
};
