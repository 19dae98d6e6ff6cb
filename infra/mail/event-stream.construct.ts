import { Duration, RemovalPolicy } from "aws-cdk-lib";
import { type IMetric, Metric } from "aws-cdk-lib/aws-cloudwatch";
import { PolicyStatement, Role } from "aws-cdk-lib/aws-iam";
import { CfnDeliveryStream } from "aws-cdk-lib/aws-kinesisfirehose";
import { LogGroup, LogStream, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";
import { acknowledgeObjects } from "../data/acknowledge-objects.ts";
import { type Alarms, alarmPeriod } from "../watch/alarms.construct.ts";
import { serviceInThisAccount } from "./service-in-this-account.ts";
import { sesEventPrefix } from "./ses-event-prefix.ts";

export interface EventStreamProps {
  readonly bucket: Bucket;
  readonly alarms: Alarms;
}

const failedPrefix = "ses-events-failed/";

/** SES ends every record with a newline, so none is added. */
export class EventStream extends Construct {
  readonly arn: string;
  readonly freshness: IMetric;

  constructor(scope: Construct, id: string, { bucket, alarms }: EventStreamProps) {
    super(scope, id);
    const removalPolicy = RemovalPolicy.DESTROY;
    const logGroup = new LogGroup(this, "Log", { retention: RetentionDays.ONE_MONTH, removalPolicy });
    const { logStreamName } = new LogStream(this, "LogStream", { logGroup, removalPolicy });
    const role = this.writerRole(bucket, logGroup);
    const stream = new CfnDeliveryStream(this, "Stream", {
      deliveryStreamType: "DirectPut",
      deliveryStreamEncryptionConfigurationInput: { keyType: "AWS_OWNED_CMK" },
      extendedS3DestinationConfiguration: {
        bucketArn: bucket.bucketArn,
        roleArn: role.roleArn,
        prefix: sesEventPrefix,
        errorOutputPrefix: failedPrefix,
        bufferingHints: { intervalInSeconds: 10, sizeInMBs: 5 },
        cloudWatchLoggingOptions: { enabled: true, logGroupName: logGroup.logGroupName, logStreamName },
      },
    });
    stream.node.addDependency(role);
    this.arn = stream.attrArn;
    this.freshness = new Metric({
      namespace: "AWS/Firehose",
      metricName: "DeliveryToS3.DataFreshness",
      dimensionsMap: { DeliveryStreamName: stream.ref },
      period: alarmPeriod,
      statistic: "max",
    });
    alarms.when(this, "FreshnessAlarm", {
      metric: this.freshness,
      above: Duration.minutes(10).toSeconds(),
      description: "What became of mails reaches the bucket more than ten minutes late.",
      runbook: "Late mail events",
    });
  }

  private writerRole(bucket: Bucket, logGroup: LogGroup) {
    const role = new Role(this, "Writer", {
      assumedBy: serviceInThisAccount(this, "firehose.amazonaws.com"),
    });
    const allow = (actions: string[], resources: string[]) =>
      role.addToPolicy(new PolicyStatement({ actions, resources }));
    allow(["s3:GetBucketLocation", "s3:ListBucket", "s3:ListBucketMultipartUploads"], [bucket.bucketArn]);
    allow(["logs:PutLogEvents"], [logGroup.logGroupArn]);
    for (const prefix of [sesEventPrefix, failedPrefix]) {
      allow(["s3:PutObject", "s3:AbortMultipartUpload"], [bucket.arnForObjects(`${prefix}*`)]);
      acknowledgeObjects(role, bucket, `${prefix}*`, "Firehose names its objects itself.");
    }
    return role;
  }
}
