import { Duration, RemovalPolicy, Stack, Validations } from "aws-cdk-lib";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import { Asset } from "aws-cdk-lib/aws-s3-assets";
import { BucketDeployment, CacheControl, Source } from "aws-cdk-lib/aws-s3-deployment";
import { Construct } from "constructs";
import { acknowledgeObjects } from "../data/acknowledge-objects.ts";
import { acknowledgedPlace } from "../data/acknowledged-place.ts";

export interface SpaDeploymentProps {
  readonly folder: string;
  readonly bucket: IBucket;
}

const forever = [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()];

/** Assets first, so that no page asks for one that is missing. */
export class SpaDeployment extends Construct {
  constructor(scope: Construct, id: string, { folder, bucket: destinationBucket }: SpaDeploymentProps) {
    super(scope, id);
    const built = new Asset(this, "Built", { path: folder });
    const logGroup = new LogGroup(this, "Log", {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const shared = {
      sources: [Source.bucket(built.bucket, built.s3ObjectKey)],
      destinationBucket,
      role: this.copier(built, destinationBucket, logGroup),
      logGroup,
      prune: false,
      memoryLimit: 512,
    };
    const assets = new BucketDeployment(this, "Assets", {
      ...shared,
      exclude: ["*"],
      include: ["assets/*", "code/*"],
      cacheControl: forever,
    });
    const compressed = new BucketDeployment(this, "CompressedCode", {
      ...shared,
      exclude: ["*"],
      include: ["code-br/*"],
      contentEncoding: "br",
      cacheControl: forever,
    });
    // Browsers never cache pages, so that a deployment needs no invalidation.
    const pages = new BucketDeployment(this, "Pages", {
      ...shared,
      exclude: ["assets/*", "code/*", "code-br/*"],
      cacheControl: [CacheControl.noCache()],
    });
    pages.node.addDependency(assets, compressed);
    this.acknowledgeRuntime();
  }

  /** CDK would grant its function everything on both buckets. */
  private copier(built: Asset, bucket: IBucket, logGroup: LogGroup) {
    const allow = (actions: string[], resources: string[]) => new PolicyStatement({ actions, resources });
    const role = new Role(this, "Copier", {
      assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
      inlinePolicies: {
        Copy: new PolicyDocument({
          statements: [
            // A policy for the assets of this deployment alone might take effect too late.
            allow(["s3:GetObject"], [built.bucket.arnForObjects("*")]),
            allow(["s3:ListBucket"], [bucket.bucketArn]),
            allow(["s3:PutObject", "s3:AbortMultipartUpload"], [bucket.arnForObjects("*")]),
            allow(["logs:CreateLogStream", "logs:PutLogEvents"], [logGroup.logGroupArn]),
          ],
        }),
      },
    });
    acknowledgeObjects(role, bucket, "*", "The bucket holds nothing but what this role copies into it.");
    const { partition, account, region } = acknowledgedPlace(role);
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM5[Resource::arn:${partition}:s3:::cdk-hnb659fds-assets-${account}-${region}/*]`,
      reason: "The name of the asset changes with each deployment; the bucket holds nothing but such assets.",
    });
    return role.withoutPolicyUpdates();
  }

  /** All deployments of a stack share CDK's function, so it is a child of the stack. */
  private acknowledgeRuntime() {
    const shared = Stack.of(this).node.children.find(({ node }) =>
      node.id.startsWith("Custom::CDKBucketDeployment"),
    );
    if (!shared) throw new Error("CDK renamed its deployment function.");
    const ids = ["AwsSolutions-L1", "Serverless-LambdaLatestVersion", "Serverless-LambdaTracing"];
    const reason = "CDK chooses the runtime and tracing of its function.";
    Validations.of(shared).acknowledge(...ids.map((id) => ({ id, reason })), {
      id: "Serverless-LambdaDLQ",
      reason: "CloudFormation calls it, and rolls back when it fails.",
    });
  }
}
