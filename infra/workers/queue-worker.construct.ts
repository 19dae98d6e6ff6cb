import { Validations } from "aws-cdk-lib";
import { type IFunction, RecursiveLoop } from "aws-cdk-lib/aws-lambda";
import { SqsEventSource } from "aws-cdk-lib/aws-lambda-event-sources";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import { PortalFunction, type PortalFunctionProps } from "../functions/portal-function.construct.ts";
import type { Alarms } from "../watch/alarms.construct.ts";
import { countFailures, watchRecursion } from "../watch/watch-worker.ts";
import type { QueueWorker } from "./queue-workers.ts";

export interface QueueWorkerProps
  extends Pick<PortalFunctionProps, "resources" | "settings" | "environment"> {
  readonly alarms: Alarms;
  readonly worker: QueueWorker;
  readonly queue: Queue;
}

export class QueueWorkerFunction extends Construct {
  readonly handler: IFunction;

  constructor(scope: Construct, id: string, { worker, queue, alarms, ...props }: QueueWorkerProps) {
    super(scope, id);
    const portalFunction = new PortalFunction(this, id, {
      ...props,
      entry: `workers/${id}.function.ts`,
      memorySize: worker.memorySize,
      timeout: worker.timeout,
      permissions: worker.permissions,
      ...(worker.putsBack && { recursiveLoop: RecursiveLoop.ALLOW }),
      ...(worker.threads && { threads: worker.threads }),
      ...(worker.nativeModules && { nativeModules: worker.nativeModules }),
    });
    this.handler = portalFunction.handler;
    const { settings } = props;
    countFailures(this, portalFunction, settings.stage);
    watchRecursion(this, { name: id, handler: this.handler, worker, alarms });
    Validations.of(portalFunction.handler).acknowledge({
      id: "Serverless-LambdaEventSourceMappingDestination",
      reason: "A destination is for streams; the queue has its dead letters.",
    });
    portalFunction.handler.addEventSource(
      new SqsEventSource(queue, {
        batchSize: worker.batchSize,
        reportBatchItemFailures: true,
        maxConcurrency: worker.maxConcurrency(settings),
      }),
    );
  }
}
