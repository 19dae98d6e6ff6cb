import * as z from "zod";
import type { Stack } from "../template/stack.ts";

const Mapping = z.strictObject({
  EventSourceArn: z.string().startsWith("arn:aws:sqs:"),
  FunctionName: z.string(),
  /** SQS gives no more at once; a larger batch would need a window. */
  BatchSize: z.number().max(10),
  FunctionResponseTypes: z.tuple([z.literal("ReportBatchItemFailures")]),
  ScalingConfig: z.object({ MaximumConcurrency: z.number() }),
});

export interface SqsMapping {
  readonly queueName: string;
  readonly queueArn: string;
  readonly functionName: string;
  readonly batchSize: number;
  readonly concurrency: number;
}

export const sqsMappings = (stack: Stack): SqsMapping[] =>
  stack
    .ofType("AWS::Lambda::EventSourceMapping", Mapping)
    .map(({ properties: { EventSourceArn, FunctionName, BatchSize, ScalingConfig } }) => ({
      queueName: EventSourceArn.slice(EventSourceArn.lastIndexOf(":") + 1),
      queueArn: EventSourceArn,
      functionName: FunctionName,
      batchSize: BatchSize,
      concurrency: ScalingConfig.MaximumConcurrency,
    }));
