import { CreateQueueCommand, SetQueueAttributesCommand, type SQSClient } from "@aws-sdk/client-sqs";
import * as z from "zod";
import type { Stack } from "../template/stack.ts";

/** A number may stand in a template as text. */
const seconds = z.coerce.string().optional();

const Queue = z.object({
  VisibilityTimeout: seconds,
  MessageRetentionPeriod: seconds,
  DelaySeconds: seconds,
  ReceiveMessageWaitTimeSeconds: seconds,
  RedrivePolicy: z
    .record(z.string(), z.unknown())
    .transform((policy) => JSON.stringify(policy))
    .optional(),
  FifoQueue: z.coerce.string().optional(),
  ContentBasedDeduplication: z.coerce.string().optional(),
});

const defined = (attributes: z.output<typeof Queue>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/**
 * Makes the queues and brings those that are there up to date. `urls` learns each queue's address by its name, which
 * everything else in the template may ask for afterwards.
 */
export const createQueues = async (
  stack: Stack,
  client: SQSClient,
  { endpoint, urls }: { readonly endpoint: string; readonly urls: Map<string, string> },
): Promise<void> => {
  for (const { logicalId, properties } of stack.ofType("AWS::SQS::Queue", Queue)) {
    const name = stack.identity(logicalId).attribute("QueueName");
    const { FifoQueue, ...attributes } = defined(properties);
    const created = await client.send(
      new CreateQueueCommand({ QueueName: name, ...(FifoQueue && { Attributes: { FifoQueue } }) }),
    );
    // A queue of an earlier run remembers the port it had then; only the path of its address still holds.
    const { href } = new URL(new URL(created.QueueUrl ?? "").pathname, endpoint);
    urls.set(name, href);
    if (Object.keys(attributes).length > 0)
      await client.send(new SetQueueAttributesCommand({ QueueUrl: href, Attributes: attributes }));
  }
};
