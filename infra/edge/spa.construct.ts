import { existsSync } from "node:fs";
import { Annotations, Validations } from "aws-cdk-lib";
import { Construct } from "constructs";
import { PrivateBucket } from "../data/private-bucket.construct.ts";
import { SpaDeployment } from "./spa-deployment.construct.ts";

export interface SpaProps {
  readonly folder: string;
}

/** It can be built again, so the bucket need not outlive the stack. */
export class Spa extends Construct {
  readonly bucket: PrivateBucket;

  constructor(scope: Construct, id: string, { folder }: SpaProps) {
    super(scope, id);
    this.bucket = new PrivateBucket(this, "Bucket", { keep: false });
    Validations.of(this.bucket).acknowledge({
      id: "AwsSolutions-S1",
      reason: "It holds the public files of the SPA; who reads them is no secret worth a log.",
    });
    if (existsSync(folder)) new SpaDeployment(this, "Deployment", { folder, bucket: this.bucket });
    else Annotations.of(this).addWarningV2("kanzleiportal:no-spa", "There is no built SPA: npm run build.");
  }
}
