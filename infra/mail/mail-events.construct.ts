import { PolicyStatement, Role } from "aws-cdk-lib/aws-iam";
import { type Bucket, CfnBucket } from "aws-cdk-lib/aws-s3";
import { CfnConfigurationSetEventDestination, type ConfigurationSet } from "aws-cdk-lib/aws-ses";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import { EventStream } from "./event-stream.construct.ts";
import { serviceInThisAccount } from "./service-in-this-account.ts";
import { sesEventPrefix } from "./ses-event-prefix.ts";

export interface MailEventsProps {
  readonly configurationSet: ConfigurationSet;
  readonly bucket: Bucket;
  readonly queue: Queue;
}

const events = ["SEND", "DELIVERY", "BOUNCE", "COMPLAINT", "REJECT", "DELIVERY_DELAY", "RENDERING_FAILURE"];

/**
 * What became of every mail: SES → Firehose → one object per some thousand events → queue. An SNS topic would cost
 * two messages for each recipient.
 */
export class MailEvents extends Construct {
  constructor(scope: Construct, id: string, { configurationSet, bucket, queue }: MailEventsProps) {
    super(scope, id);
    const stream = new EventStream(this, "Stream", { bucket });
    this.publish(configurationSet, stream.arn);
    this.announce(bucket, queue);
  }

  private publish({ configurationSetName }: ConfigurationSet, deliveryStreamArn: string) {
    const publisher = new Role(this, "Publisher", {
      assumedBy: serviceInThisAccount(this, "ses.amazonaws.com"),
    });
    publisher.addToPolicy(
      new PolicyStatement({ actions: ["firehose:PutRecordBatch"], resources: [deliveryStreamArn] }),
    );
    const destination = new CfnConfigurationSetEventDestination(this, "Destination", {
      configurationSetName,
      eventDestination: {
        enabled: true,
        matchingEventTypes: events,
        kinesisFirehoseDestination: { deliveryStreamArn, iamRoleArn: publisher.roleArn },
      },
    });
    destination.node.addDependency(publisher);
  }

  /**
   * Written into the template itself: CDK's own way is a Lambda that changes the bucket behind CloudFormation's
   * back, with the right to do so on every bucket.
   */
  private announce(bucket: Bucket, queue: Queue) {
    const { policyDependable } = queue.addToResourcePolicy(
      new PolicyStatement({
        // Not the bucket's own ARN, which would close a circle: the bucket is made after this policy.
        principals: [serviceInThisAccount(this, "s3.amazonaws.com")],
        actions: ["sqs:SendMessage"],
        resources: [queue.queueArn],
      }),
    );
    const { defaultChild } = bucket.node;
    if (!(defaultChild instanceof CfnBucket)) throw new Error("The bucket has no CloudFormation resource.");
    defaultChild.notificationConfiguration = {
      queueConfigurations: [
        {
          event: "s3:ObjectCreated:*",
          queue: queue.queueArn,
          filter: { s3Key: { rules: [{ name: "prefix", value: sesEventPrefix }] } },
        },
      ],
    };
    if (policyDependable) defaultChild.node.addDependency(policyDependable);
  }
}
