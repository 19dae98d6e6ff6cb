import { existsSync } from "node:fs";
import { Annotations, Validations } from "aws-cdk-lib";
import { Construct, type IDependable } from "constructs";
import { PrivateBucket } from "../data/private-bucket.construct.ts";
import { SpaDeployment } from "./spa-deployment.construct.ts";

export interface SpaProps {
  readonly folder: string;
  readonly keep: boolean;
}

export class Spa extends Construct {
  readonly bucket: PrivateBucket;
  private readonly deployment: SpaDeployment | undefined;

  constructor(scope: Construct, id: string, { folder, keep }: SpaProps) {
    super(scope, id);
    this.bucket = new PrivateBucket(this, "Bucket", { keep });
    Validations.of(this.bucket).acknowledge({
      id: "AwsSolutions-S1",
      reason: "It holds the public files of the SPA; who reads them is no secret worth a log.",
    });
    if (existsSync(folder))
      this.deployment = new SpaDeployment(this, "Deployment", { folder, bucket: this.bucket });
    else Annotations.of(this).addWarningV2("kanzleiportal:no-spa", "There is no built SPA: npm run build.");
  }

  /** A page must not call routes that are not there yet. */
  deployAfter(api: IDependable) {
    this.deployment?.node.addDependency(api);
  }
}
