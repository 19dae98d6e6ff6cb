import * as z from "zod";
import type { Stack } from "../template/stack.ts";

export const NotificationRule = z.object({
  bucket: z.string(),
  /** With or without `*` at its end. */
  event: z.string(),
  queueName: z.string(),
  queueUrl: z.string(),
  prefix: z.string(),
});
export type NotificationRule = z.infer<typeof NotificationRule>;

const QueueConfiguration = z.object({
  Event: z.string().regex(/^s3:Object(Created|Tagging):/),
  Queue: z.string(),
  Filter: z.object({
    S3Key: z.object({ Rules: z.tuple([z.object({ Name: z.literal("prefix"), Value: z.string() })]) }),
  }),
});

const Bucket = z.object({
  NotificationConfiguration: z
    .object({ QueueConfigurations: z.array(QueueConfiguration).default([]) })
    .optional(),
});

const nameIn = (arn: string) => arn.slice(arn.lastIndexOf(":") + 1);

export const notificationRules = (stack: Stack, urls: ReadonlyMap<string, string>): NotificationRule[] =>
  stack.ofType("AWS::S3::Bucket", Bucket).flatMap(({ ref, properties: { NotificationConfiguration } }) =>
    (NotificationConfiguration?.QueueConfigurations ?? []).map(({ Event: event, Queue, Filter }) => {
      const queueName = nameIn(Queue);
      const queueUrl = urls.get(queueName) ?? "";
      const [{ Value: prefix }] = Filter.S3Key.Rules;
      return { bucket: ref, event, queueName, queueUrl, prefix };
    }),
  );
