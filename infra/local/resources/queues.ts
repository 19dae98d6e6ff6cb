import { CreateQueueCommand, SetQueueAttributesCommand, type SQSClient } from "@aws-sdk/client-sqs";
import * as z from "zod";
import type { Stack } from "../template/stack.ts";

const seconds = z.number().transform(String).optional();

const Queue = z.strictObject({
  VisibilityTimeout: seconds,
  MessageRetentionPeriod: seconds,
  RedrivePolicy: z
    .record(z.string(), z.unknown())
    .transform((policy) => JSON.stringify(policy))
    .optional(),
  SqsManagedSseEnabled: z.boolean().optional(),
});

/** `urls` receives each queue's address by its name. */
export const createQueues = async (
  stack: Stack,
  client: SQSClient,
  { endpoint, urls }: { readonly endpoint: string; readonly urls: Map<string, string> },
): Promise<void> => {
  for (const { attribute, properties } of stack.ofType("AWS::SQS::Queue", Queue)) {
    const name = attribute("QueueName");
    const { SqsManagedSseEnabled: _, ...attributes } = properties;
    const created = await client.send(new CreateQueueCommand({ QueueName: name }));
    // A queue of an earlier run has that run's port; only the path of its address is still valid.
    const { href } = new URL(new URL(created.QueueUrl ?? "").pathname, endpoint);
    urls.set(name, href);
    if (Object.keys(attributes).length > 0)
      await client.send(new SetQueueAttributesCommand({ QueueUrl: href, Attributes: attributes }));
  }
};
