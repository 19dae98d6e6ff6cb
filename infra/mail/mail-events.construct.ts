import { PolicyStatement, Role } from "aws-cdk-lib/aws-iam";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import {
  CfnConfigurationSetEventDestination,
  type ConfigurationSet,
  EmailSendingEvent,
} from "aws-cdk-lib/aws-ses";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import { notifyOfObjects } from "../data/notify-of-objects.ts";
import type { Alarms } from "../watch/alarms.construct.ts";
import { EventStream } from "./event-stream.construct.ts";
import { serviceInThisAccount } from "./service-in-this-account.ts";
import { sesEventPrefix } from "./ses-event-prefix.ts";

export interface MailEventsProps {
  readonly configurationSet: ConfigurationSet;
  readonly bucket: Bucket;
  readonly queue: Queue;
  readonly alarms: Alarms;
}

const events = [
  EmailSendingEvent.SEND,
  EmailSendingEvent.DELIVERY,
  EmailSendingEvent.BOUNCE,
  EmailSendingEvent.COMPLAINT,
  EmailSendingEvent.REJECT,
  EmailSendingEvent.DELIVERY_DELAY,
  EmailSendingEvent.RENDERING_FAILURE,
];

export class MailEvents extends Construct {
  readonly stream: EventStream;

  constructor(scope: Construct, id: string, { configurationSet, bucket, queue, alarms }: MailEventsProps) {
    super(scope, id);
    this.stream = new EventStream(this, "Stream", { bucket, alarms });
    this.publish(configurationSet, this.stream.arn);
    notifyOfObjects(this, { bucket, prefix: sesEventPrefix, queue });
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
}
