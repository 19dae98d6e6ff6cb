import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { type Bucket, CfnBucket } from "aws-cdk-lib/aws-s3";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { serviceInThisAccount } from "../mail/service-in-this-account.ts";

export interface Announcement {
  readonly bucket: Bucket;
  readonly prefix: string;
  readonly queue: Queue;
}

const resourceOf = (bucket: Bucket) => {
  const { defaultChild } = bucket.node;
  if (!(defaultChild instanceof CfnBucket)) throw new Error("The bucket has no CloudFormation resource.");
  return defaultChild;
};

const configured = ({ notificationConfiguration }: CfnBucket) =>
  notificationConfiguration && "queueConfigurations" in notificationConfiguration
    ? notificationConfiguration.queueConfigurations
    : [];

/** Written into the template: CDK's own way is a Lambda with permissions on every bucket. */
export const announceObjects = (scope: Construct, { bucket, prefix, queue }: Announcement): void => {
  const { policyDependable } = queue.addToResourcePolicy(
    new PolicyStatement({
      // Not the bucket's ARN, which would be a circle: the bucket is created after this policy.
      principals: [serviceInThisAccount(scope, "s3.amazonaws.com")],
      actions: ["sqs:SendMessage"],
      resources: [queue.queueArn],
    }),
  );
  const resource = resourceOf(bucket);
  const before = configured(resource);
  resource.notificationConfiguration = {
    queueConfigurations: [
      ...(Array.isArray(before) ? before : []),
      {
        event: "s3:ObjectCreated:*",
        queue: queue.queueArn,
        filter: { s3Key: { rules: [{ name: "prefix", value: prefix }] } },
      },
    ],
  };
  if (policyDependable) resource.node.addDependency(policyDependable);
};
