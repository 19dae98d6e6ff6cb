import { Duration, Validations } from "aws-cdk-lib";
import { Construct } from "constructs";
import { sesEventPrefix } from "../mail/ses-event-prefix.ts";
import { PrivateBucket } from "./private-bucket.construct.ts";

export interface FilesProps {
  readonly keep: boolean;
}

/** The bucket of files and of the mail events on their way in, and the one that logs who fetched what. */
export class Files extends Construct {
  readonly bucket: PrivateBucket;

  constructor(scope: Construct, id: string, { keep }: FilesProps) {
    super(scope, id);
    const accessLog = new PrivateBucket(this, "AccessLog", {
      keep,
      lifecycleRules: [{ expiration: Duration.days(90) }],
    });
    this.bucket = new PrivateBucket(this, "Bucket", {
      keep,
      serverAccessLogsBucket: accessLog,
      lifecycleRules: [
        { abortIncompleteMultipartUploadAfter: Duration.days(2) },
        { prefix: sesEventPrefix, expiration: Duration.days(30) },
      ],
    });
    Validations.of(accessLog).acknowledge({
      id: "AwsSolutions-S1",
      reason: "It is the access log itself; logging it would need another one without end.",
    });
  }
}
