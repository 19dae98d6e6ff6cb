import { Duration, Validations } from "aws-cdk-lib";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import { PortalFunction, type PortalFunctionProps } from "../functions/portal-function.construct.ts";
import type { Alarms } from "../watch/alarms.construct.ts";
import { watchDoubts } from "../watch/watch-doubts.ts";
import { watchUploads } from "../watch/watch-uploads.ts";
import { countFailures } from "../watch/watch-worker.ts";
import type { ScheduledWorker } from "./scheduled-workers.ts";

export interface ScheduledWorkerProps
  extends Pick<PortalFunctionProps, "resources" | "settings" | "environment"> {
  readonly alarms: Alarms;
  readonly worker: ScheduledWorker;
}

export const nothingLost =
  "The call says nothing but that it is time: the next one makes up for it, and an alarm tells of none.";

export class ScheduledWorkerFunction extends Construct {
  readonly handler: IFunction;

  constructor(scope: Construct, id: string, { worker, alarms, ...props }: ScheduledWorkerProps) {
    super(scope, id);
    const portalFunction = new PortalFunction(this, id, {
      ...props,
      entry: `workers/${id}.function.ts`,
      memorySize: worker.memorySize,
      timeout: worker.timeout,
      // The next run makes up for a missed one.
      retryAttempts: 0,
      permissions: worker.permissions,
    });
    const { handler, logGroup } = portalFunction;
    this.handler = handler;
    const { stage } = props.settings;
    countFailures(this, portalFunction, stage);
    if (worker.reportsDoubts) watchDoubts(this, { logGroup, stage, alarms });
    if (worker.reportsLateUploads) watchUploads(this, { logGroup, every: worker.every, stage, alarms });
    // Three intervals, since a run may come late.
    const period = Duration.seconds(Math.max(300, 3 * worker.every.toSeconds()));
    alarms.unless(this, "MissedAlarm", {
      metric: handler.metricInvocations({ period, statistic: "sum" }),
      description: `${id} did not run for ${period.toHumanString()}.`,
      runbook: "Missed schedules",
    });
    Validations.of(handler).acknowledge({
      id: "Serverless-LambdaAsyncFailureDestination",
      reason: nothingLost,
    });
  }
}
