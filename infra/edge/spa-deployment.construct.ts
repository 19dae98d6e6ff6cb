import { Duration, RemovalPolicy, Stack, Validations } from "aws-cdk-lib";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import { Asset } from "aws-cdk-lib/aws-s3-assets";
import { BucketDeployment, CacheControl, Source } from "aws-cdk-lib/aws-s3-deployment";
import { Construct } from "constructs";
import { acknowledgeObjects } from "../data/acknowledge-objects.ts";

export interface SpaDeploymentProps {
  readonly folder: string;
  readonly bucket: IBucket;
}

/** As `cdk bootstrap` names it where nobody asks for another name. */
const bootstrapBucket = "cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>";
const forever = [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()];

/** Copies the built SPA into its bucket during a deployment: first what pages load, then the pages. */
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
      // Names of assets carry their hash, and a page that is open still asks for the old ones after a deployment.
      prune: false,
      memoryLimit: 512,
    };
    const assets = new BucketDeployment(this, "Assets", {
      ...shared,
      exclude: ["*"],
      include: ["assets/*"],
      cacheControl: forever,
    });
    // Never kept by a browser, so a deployment needs no invalidation.
    const pages = new BucketDeployment(this, "Pages", {
      ...shared,
      exclude: ["assets/*"],
      cacheControl: [CacheControl.noCache()],
    });
    pages.node.addDependency(assets);
    this.acknowledgeRuntime();
  }

  /** CDK would grant the function that copies everything that can be done with both buckets. */
  private copier(built: Asset, bucket: IBucket, logGroup: LogGroup) {
    const allow = (actions: string[], resources: string[]) => new PolicyStatement({ actions, resources });
    const role = new Role(this, "Copier", {
      assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
      inlinePolicies: {
        Copy: new PolicyDocument({
          statements: [
            // All assets: a right on the one of this deployment might come into force after it was needed.
            allow(["s3:GetObject"], [built.bucket.arnForObjects("*")]),
            allow(["s3:ListBucket"], [bucket.bucketArn]),
            allow(["s3:PutObject", "s3:AbortMultipartUpload"], [bucket.arnForObjects("*")]),
            allow(["logs:CreateLogStream", "logs:PutLogEvents"], [logGroup.logGroupArn]),
          ],
        }),
      },
    });
    acknowledgeObjects(role, bucket, "", "The bucket holds nothing but what this role copies into it.");
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:s3:::${bootstrapBucket}/*]`,
      reason: "The name of the asset changes with each deployment; the bucket holds nothing but such assets.",
    });
    return role.withoutPolicyUpdates();
  }

  /** The function itself is CDK's; all deployments of a stack share it, so it hangs at the stack. */
  private acknowledgeRuntime() {
    const shared = Stack.of(this).node.children.find(({ node }) =>
      node.id.startsWith("Custom::CDKBucketDeployment"),
    );
    if (!shared) throw new Error("CDK renamed its deployment function.");
    Validations.of(shared).acknowledge({
      id: "AwsSolutions-L1",
      reason: "CDK chooses the runtime of its function.",
    });
  }
}
