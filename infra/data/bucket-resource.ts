import { type Bucket, CfnBucket } from "aws-cdk-lib/aws-s3";

export const bucketResource = ({ node: { defaultChild } }: Bucket): CfnBucket => {
  if (!(defaultChild instanceof CfnBucket)) throw new Error("The bucket has no CloudFormation resource.");
  return defaultChild;
};

/** Several constructs add to it; CDK's own way is a Lambda with permissions on every bucket. */
export const notificationsOf = ({
  notificationConfiguration: configured,
}: CfnBucket): CfnBucket.NotificationConfigurationProperty =>
  configured && !("resolve" in configured) ? configured : {};
