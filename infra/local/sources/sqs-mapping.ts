import * as z from "zod";
import type { Stack } from "../template/stack.ts";

const Mapping = z.object({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  Enabled: z.boolean().default(true),
  BatchSize: z.coerce.number().default(10),
  MaximumBatchingWindowInSeconds: z.coerce.number().default(0),
  FunctionResponseTypes: z.array(z.string()).default([]),
  ScalingConfig: z.object({ MaximumConcurrency: z.coerce.number() }).optional(),
});

export interface SqsMapping {
  readonly queueName: string;
  readonly queueArn: string;
  readonly functionName: string;
  readonly batchSize: number;
  readonly windowSeconds: number;
  readonly reportsFailures: boolean;
  readonly concurrency: number;
}

export const sqsMappings = (stack: Stack): SqsMapping[] =>
  stack
    .ofType("AWS::Lambda::EventSourceMapping", Mapping)
    .map(({ properties }) => properties)
    .filter(({ Enabled, EventSourceArn }) => Enabled && EventSourceArn.startsWith("arn:aws:sqs:"))
    .map((mapping) => ({
      queueName: mapping.EventSourceArn.slice(mapping.EventSourceArn.lastIndexOf(":") + 1),
      queueArn: mapping.EventSourceArn,
      functionName: mapping.FunctionName,
      batchSize: mapping.BatchSize,
      windowSeconds: mapping.MaximumBatchingWindowInSeconds,
      reportsFailures: mapping.FunctionResponseTypes.includes("ReportBatchItemFailures"),
      concurrency: mapping.ScalingConfig?.MaximumConcurrency ?? Number.POSITIVE_INFINITY,
    }));
