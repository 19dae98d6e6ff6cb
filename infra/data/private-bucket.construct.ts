import { RemovalPolicy } from "aws-cdk-lib";
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  ObjectOwnership,
} from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";

export interface PrivateBucketProps
  extends Pick<BucketProps, "cors" | "lifecycleRules" | "versioned" | "serverAccessLogsBucket"> {
  readonly keep: boolean;
}

export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, { keep, ...props }: PrivateBucketProps) {
    super(scope, id, {
      ...props,
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      autoDeleteObjects: !keep,
      removalPolicy: keep ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    });
  }
}
