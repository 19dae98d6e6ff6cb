import { CfnElement, Stack, Validations } from "aws-cdk-lib";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";

export const acknowledgeObjects = (scope: Construct, bucket: IBucket, pattern: string, reason: string) => {
  const { defaultChild } = bucket.node;
  if (!CfnElement.isCfnElement(defaultChild)) throw new Error("The bucket has no CloudFormation resource.");
  const logicalId = Stack.of(scope).getLogicalId(defaultChild);
  Validations.of(scope).acknowledge({
    id: `AwsSolutions-IAM5[Resource::<${logicalId}.Arn>/${pattern}]`,
    reason,
  });
};
