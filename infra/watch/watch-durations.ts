import type { Duration } from "aws-cdk-lib";
import { MathExpression } from "aws-cdk-lib/aws-cloudwatch";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import type { Construct } from "constructs";
import { type Alarms, alarmPeriod } from "./alarms.construct.ts";

export interface TimedFunction {
  readonly name: string;
  readonly handler: IFunction;
  readonly timeout: Duration;
}

/** CloudWatch's limit for the expression of one alarm. */
const METRICS = 10;

const longestRun = (functions: readonly TimedFunction[]) => {
  const usingMetrics = Object.fromEntries(
    functions.map(({ name, handler }, index) => [
      `run${index}`,
      handler.metricDuration({ period: alarmPeriod, statistic: "max", label: name }),
    ]),
  );
  const expression = `MAX([${Object.keys(usingMetrics).join()}])`;
  return new MathExpression({ expression, usingMetrics, label: "Longest run", period: alarmPeriod });
};

export const watchDurations = (scope: Construct, all: readonly TimedFunction[], alarms: Alarms): void => {
  for (const [seconds, alike] of Map.groupBy(all, ({ timeout }) => timeout.toSeconds())) {
    for (let start = 0; start < alike.length; start += METRICS) {
      const watched = alike.slice(start, start + METRICS);
      const names = watched.map(({ name }) => name).join(", ");
      alarms.when(scope, `Durations${seconds}Alarm${start / METRICS + 1}`, {
        metric: longestRun(watched),
        above: 0.8 * seconds * 1000,
        description: `One of these ran for more than 80 % of its ${seconds} seconds: ${names}.`,
        runbook: "Long runs",
      });
    }
  }
};
