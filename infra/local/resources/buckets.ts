import {
  BucketAlreadyExists,
  BucketAlreadyOwnedByYou,
  CreateBucketCommand,
  PutBucketCorsCommand,
  PutBucketNotificationConfigurationCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import * as z from "zod";
import type { Stack } from "../template/stack.ts";
import type { CorsRule } from "./bucket-cors.ts";
import type { NotificationRule } from "./bucket-notifications.ts";

export const createBuckets = async (stack: Stack, client: S3Client): Promise<void> => {
  for (const { ref } of stack.ofType("AWS::S3::Bucket", z.unknown())) {
    try {
      await client.send(new CreateBucketCommand({ Bucket: ref }));
    } catch (error) {
      if (!(error instanceof BucketAlreadyOwnedByYou || error instanceof BucketAlreadyExists)) throw error;
    }
  }
};

export const notifyFrom = async (client: S3Client, stack: Stack, rules: readonly NotificationRule[]) => {
  for (const [bucket, ofBucket] of Map.groupBy(rules, (rule) => rule.bucket)) {
    const QueueConfigurations = ofBucket.map(({ queueName, prefix }) => ({
      QueueArn: `arn:aws:sqs:${stack.region}:${stack.account}:${queueName}`,
      Events: ["s3:ObjectCreated:*" as const],
      Filter: { Key: { FilterRules: [{ Name: "prefix" as const, Value: prefix }] } },
    }));
    await client.send(
      new PutBucketNotificationConfigurationCommand({
        Bucket: bucket,
        NotificationConfiguration: { QueueConfigurations },
      }),
    );
  }
};

export const allowPages = async (client: S3Client, rules: readonly CorsRule[]) => {
  for (const [Bucket, ofBucket] of Map.groupBy(rules, ({ bucket }) => bucket)) {
    const CORSRules = ofBucket.map(({ origins, methods, exposed }) => ({
      AllowedOrigins: origins,
      AllowedMethods: methods,
      AllowedHeaders: ["*"],
      ExposeHeaders: exposed,
    }));
    await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules } }));
  }
};
