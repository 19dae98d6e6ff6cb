import type { Bucket } from "aws-cdk-lib/aws-s3";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import type { Settings } from "../settings.ts";
import { MalwareScan } from "./malware-scan.construct.ts";
import { notifyOfObjects } from "./notify-of-objects.ts";
import { uploadPrefix } from "./upload-prefix.ts";

export interface UploadsProps {
  readonly bucket: Bucket;
  readonly queue: Queue;
  readonly settings: Pick<Settings, "malwareScan">;
}

export class Uploads extends Construct {
  constructor(scope: Construct, id: string, { bucket, queue, settings: { malwareScan } }: UploadsProps) {
    super(scope, id);
    if (malwareScan) new MalwareScan(this, "Scan", { bucket, prefix: uploadPrefix });
    notifyOfObjects(this, {
      bucket,
      prefix: uploadPrefix,
      queue,
      event: malwareScan ? "s3:ObjectTagging:Put" : "s3:ObjectCreated:*",
    });
  }
}
