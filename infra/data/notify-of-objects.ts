import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { serviceInThisAccount } from "../mail/service-in-this-account.ts";
import { bucketResource, notificationsOf } from "./bucket-resource.ts";

export interface Announcement {
  readonly bucket: Bucket;
  readonly prefix: string;
  readonly queue: Queue;
  readonly event?: "s3:ObjectCreated:*" | "s3:ObjectTagging:Put";
}

export const notifyOfObjects = (
  scope: Construct,
  { bucket, prefix, queue, event = "s3:ObjectCreated:*" }: Announcement,
): void => {
  const { policyDependable } = queue.addToResourcePolicy(
    new PolicyStatement({
      // The bucket's ARN would be a circle, since the bucket is created after this policy.
      principals: [serviceInThisAccount(scope, "s3.amazonaws.com")],
      actions: ["sqs:SendMessage"],
      resources: [queue.queueArn],
    }),
  );
  const resource = bucketResource(bucket);
  const before = notificationsOf(resource);
  resource.notificationConfiguration = {
    ...before,
    queueConfigurations: [
      ...(Array.isArray(before.queueConfigurations) ? before.queueConfigurations : []),
      { event, queue: queue.queueArn, filter: { s3Key: { rules: [{ name: "prefix", value: prefix }] } } },
    ],
  };
  if (policyDependable) resource.node.addDependency(policyDependable);
};
