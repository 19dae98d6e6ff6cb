import * as z from "zod";
import { minutesOf } from "../local/sources/schedule-expression.ts";
import type { Usage } from "./usage.ts";

interface Resource {
  readonly Type: string;
  readonly Properties: Readonly<Record<string, unknown>>;
}

export interface DeployedTemplate {
  readonly Resources: Readonly<Record<string, Resource>>;
}

const MINUTES = 730 * 60;
/** Lambda asks a queue three times a minute, by two pollers at least, and by five where a maximum is set. */
const POLLS = 3 * MINUTES;
const EMPTY_RUN = { seconds: 0.05, reads: 8 };

const Rule = z.object({
  ScheduleExpression: z.string(),
  Targets: z.array(z.object({ Arn: z.object({ "Fn::GetAtt": z.tuple([z.string(), z.string()]) }) })),
});
const Memory = z.object({ MemorySize: z.number() });
const Alarm = z.object({
  Metrics: z
    .array(z.object({ MetricStat: z.unknown().optional(), Expression: z.string().default("") }))
    .optional(),
});
const Filter = z.object({ MetricTransformations: z.array(z.object({ MetricName: z.string() })) });

const Monitor = z.object({ AppMonitorConfiguration: z.object({ SessionSampleRate: z.number() }) });

export const sampleRateOf = ({ Resources }: DeployedTemplate): number => {
  const monitor = Object.values(Resources).find(({ Type }) => Type === "AWS::RUM::AppMonitor");
  return monitor ? Monitor.parse(monitor.Properties).AppMonitorConfiguration.SessionSampleRate : 0;
};

export const standing = ({ Resources }: DeployedTemplate): Usage => {
  const ofType = (type: string) =>
    Object.values(Resources)
      .filter(({ Type }) => Type === type)
      .map(({ Properties }) => Properties);

  const runs = ofType("AWS::Events::Rule").flatMap((properties) => {
    const { ScheduleExpression, Targets } = Rule.parse(properties);
    const count = MINUTES / minutesOf(ScheduleExpression);
    return Targets.map(({ Arn }) => {
      const { MemorySize } = Memory.parse(Resources[Arn["Fn::GetAtt"][0]]?.Properties);
      return { count, gigabyteSeconds: count * EMPTY_RUN.seconds * (MemorySize / 1024) };
    });
  });
  const calls = runs.reduce((sum, { count }) => sum + count, 0);
  const pollers = ofType("AWS::Lambda::EventSourceMapping").map(({ ScalingConfig }) =>
    ScalingConfig ? 5 : 2,
  );
  const metricsOf = (properties: unknown) => {
    const { Metrics } = Alarm.parse(properties);
    if (!Metrics) return 1;
    // A query is paid for each function that it looks at.
    if (Metrics.some(({ Expression }) => Expression.startsWith("SELECT")))
      return ofType("AWS::Lambda::Function").length;
    return Metrics.filter(({ MetricStat }) => MetricStat).length;
  };
  const ownMetrics = ofType("AWS::Logs::MetricFilter").flatMap((properties) =>
    Filter.parse(properties).MetricTransformations.map(({ MetricName }) => MetricName),
  );

  return {
    "CloudWatch: metrics of alarms": ofType("AWS::CloudWatch::Alarm").reduce(
      (sum, properties) => sum + metricsOf(properties),
      0,
    ),
    "CloudWatch: own metrics": new Set(ownMetrics).size,
    "CloudWatch: dashboards": ofType("AWS::CloudWatch::Dashboard").length,
    "Secrets Manager: secrets": ofType("AWS::SecretsManager::Secret").length,
    "SQS: requests": POLLS * pollers.reduce((sum, count) => sum + count, 0),
    "Lambda: calls": calls,
    "Lambda: GB seconds": runs.reduce((sum, { gigabyteSeconds }) => sum + gigabyteSeconds, 0),
    "DynamoDB: read units": calls * EMPTY_RUN.reads,
    "X-Ray: traces": calls,
    // The runtime's own log lines of a call.
    "CloudWatch: GB of logs": calls * 0.5e-6,
    "Route 53: zones": ofType("AWS::Route53::RecordSet").length > 0 ? 1 : 0,
  };
};
