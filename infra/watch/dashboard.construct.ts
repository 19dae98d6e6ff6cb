import { Duration } from "aws-cdk-lib";
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type GraphWidgetProps,
  type IMetric,
  Metric,
} from "aws-cdk-lib/aws-cloudwatch";
import { Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import type { PortalApi } from "../api/portal-api.construct.ts";
import type { PortalTable } from "../data/table.construct.ts";
import { type Alarms, alarmPeriod } from "./alarms.construct.ts";
import { errorsByFunction, longestRunByFunction } from "./watch-functions.ts";
import { tableThrottles } from "./watch-table.ts";
import { workerFailures } from "./watch-worker.ts";

export interface PortalDashboardProps {
  readonly stage: string;
  readonly alarms: Alarms;
  readonly api: PortalApi;
  readonly queues: Readonly<Record<string, Queue>>;
  readonly table: PortalTable;
  readonly mailEvents: IMetric;
}

const WIDTH = 12;
const sums = { period: alarmPeriod, statistic: "sum" };
const peaks = { period: alarmPeriod, statistic: "max" };

const graph = (title: string, left: IMetric[], more: Partial<GraphWidgetProps> = {}) =>
  new GraphWidget({ title, left, width: WIDTH, ...more });

const ofMail = (metricName: string) => new Metric({ namespace: "AWS/SES", metricName, ...sums });

/** Free as long as it shows at most 50 metrics. */
export class PortalDashboard extends Construct {
  constructor(scope: Construct, id: string, props: PortalDashboardProps) {
    super(scope, id);
    const { stage, alarms, api, queues, table, mailEvents } = props;
    const byQueue = (metricOf: (queue: Queue, label: string) => IMetric) =>
      Object.entries(queues).map(([name, queue]) => metricOf(queue, name));
    new Dashboard(this, "Dashboard", {
      defaultInterval: Duration.hours(12),
      widgets: [
        [new AlarmStatusWidget({ title: "Alarms", alarms: alarms.all, width: 2 * WIDTH, height: 8 })],
        [
          graph("Calls", [
            api.api.metricCount(sums),
            api.api.metricClientError(sums),
            api.api.metricServerError(sums),
          ]),
          graph("Time to answer", [
            api.api.metricLatency({ period: alarmPeriod, statistic: "p50" }),
            api.api.metricLatency({ period: alarmPeriod, statistic: "p99" }),
          ]),
        ],
        [
          graph("Functions of the account", [
            LambdaFunction.metricAllErrors(sums),
            LambdaFunction.metricAllThrottles(sums),
            LambdaFunction.metricAllConcurrentExecutions(peaks),
          ]),
          graph("Failures in the logs of workers", [workerFailures(stage)]),
        ],
        [graph("Errors by function", [errorsByFunction]), graph("Longest runs", [longestRunByFunction])],
        [
          graph(
            "Messages that wait",
            byQueue((queue, label) => queue.metricApproximateNumberOfMessagesVisible({ ...peaks, label })),
          ),
          graph(
            "Age of the oldest message",
            byQueue((queue, label) => queue.metricApproximateAgeOfOldestMessage({ ...peaks, label })),
          ),
        ],
        [
          graph("Mails", ["Send", "Delivery", "Bounce", "Complaint"].map(ofMail), { right: [mailEvents] }),
          graph(
            "Table",
            [
              table.table.metricConsumedReadCapacityUnits(sums),
              table.table.metricConsumedWriteCapacityUnits(sums),
            ],
            { right: [tableThrottles(table.table)] },
          ),
        ],
      ],
    });
  }
}
