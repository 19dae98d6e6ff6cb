import { Duration, Validations } from "aws-cdk-lib";
import { HttpMethods } from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";
import { sesEventPrefix } from "../mail/ses-event-prefix.ts";
import { PrivateBucket } from "./private-bucket.construct.ts";
import { uploadPrefix } from "./upload-prefix.ts";

export interface FilesProps {
  readonly keep: boolean;
  /** Where the pages come from that upload files; one `*` may stand in it. */
  readonly portalOrigin: string;
}

/** The bucket of files and of the mail events on their way in, and the one that logs who fetched what. */
export class Files extends Construct {
  readonly bucket: PrivateBucket;

  constructor(scope: Construct, id: string, { keep, portalOrigin }: FilesProps) {
    super(scope, id);
    const accessLog = new PrivateBucket(this, "AccessLog", {
      keep,
      lifecycleRules: [{ expiration: Duration.days(90) }],
    });
    this.bucket = new PrivateBucket(this, "Bucket", {
      keep,
      serverAccessLogsBucket: accessLog,
      // Browsers send files straight to the bucket, with the form that the portal signed for them.
      cors: [{ allowedMethods: [HttpMethods.POST], allowedOrigins: [portalOrigin], allowedHeaders: ["*"] }],
      lifecycleRules: [
        { abortIncompleteMultipartUploadAfter: Duration.days(2) },
        { prefix: sesEventPrefix, expiration: Duration.days(30) },
        // A net: the worker removes each upload once it has looked at it.
        { prefix: uploadPrefix, expiration: Duration.days(2) },
      ],
    });
    Validations.of(accessLog).acknowledge({
      id: "AwsSolutions-S1",
      reason: "It is the access log itself; logging it would need another one without end.",
    });
  }
}
