import { Duration, Validations } from "aws-cdk-lib";
import { HttpMethods } from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";
import { periods } from "../../shared/periods.ts";
import { sesEventPrefix } from "../mail/ses-event-prefix.ts";
import { PrivateBucket } from "./private-bucket.construct.ts";
import { uploadPrefix } from "./upload-prefix.ts";

export interface FilesProps {
  readonly keep: boolean;
  /** May contain one `*`. */
  readonly portalOrigin: string;
}

const VERSIONS_KEPT = Duration.days(periods.fileVersions.count);
const unversioned = { noncurrentVersionExpiration: Duration.days(1) };

export class Files extends Construct {
  readonly bucket: PrivateBucket;

  constructor(scope: Construct, id: string, { keep, portalOrigin }: FilesProps) {
    super(scope, id);
    const accessLog = new PrivateBucket(this, "AccessLog", {
      keep,
      lifecycleRules: [{ expiration: Duration.days(periods.accessLog.count) }],
    });
    this.bucket = new PrivateBucket(this, "Bucket", {
      keep,
      serverAccessLogsBucket: accessLog,
      // Browsers upload directly, by a form or by addresses of parts that the portal has signed.
      cors: [
        {
          allowedMethods: [HttpMethods.POST, HttpMethods.PUT],
          allowedOrigins: [portalOrigin],
          allowedHeaders: ["*"],
          exposedHeaders: ["ETag"],
          maxAge: 3600,
        },
      ],
      versioned: true,
      lifecycleRules: [
        {
          abortIncompleteMultipartUploadAfter: Duration.days(2),
          noncurrentVersionExpiration: VERSIONS_KEPT,
          expiredObjectDeleteMarker: true,
        },
        { prefix: sesEventPrefix, expiration: Duration.days(periods.mailEvents.count), ...unversioned },
        // A safety net: the worker removes each upload it has checked.
        {
          prefix: uploadPrefix,
          expiration: Duration.days(periods.uncheckedUpload.count),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
          ...unversioned,
        },
        // Search files are written anew after every change, and can be made again from the table.
        { prefix: "search/", ...unversioned },
        { prefix: "snapshots/", expiration: Duration.days(periods.snapshot.count), ...unversioned },
      ],
    });
    Validations.of(accessLog).acknowledge({
      id: "AwsSolutions-S1",
      reason: "It is the access log itself; logging it would need another one without end.",
    });
  }
}
