import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { ISecret } from "aws-cdk-lib/aws-secretsmanager";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import type { PortalTable } from "../data/table.construct.ts";
import type { FileAddresses } from "../edge/file-addresses/file-addresses.construct.ts";
import type { Mail } from "../mail/mail.construct.ts";
import type { PushKey } from "../push/push-key.construct.ts";
import type { QueueName } from "../queues/queue-name.ts";

export interface Resources {
  readonly table: PortalTable;
  readonly queues: Readonly<Record<QueueName, IQueue>>;
  readonly mail: Mail;
  readonly bucket: IBucket;
  readonly linkSecret: ISecret;
  readonly fileAddresses: FileAddresses;
  readonly pushKey: PushKey;
  readonly portalOrigin: string;
  /** A `PageViewTarget` as JSON, if there is one. */
  readonly pageViewTarget: string | undefined;
}
