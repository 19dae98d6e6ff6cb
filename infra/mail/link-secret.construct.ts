import { RemovalPolicy, Validations } from "aws-cdk-lib";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";

export interface LinkSecretProps {
  readonly keep: boolean;
}

/** Valid for years, since a reader may unsubscribe by any mail ever sent. */
export class LinkSecret extends Secret {
  constructor(scope: Construct, id: string, { keep }: LinkSecretProps) {
    super(scope, id, {
      description: "Signs the links by which subscribers leave.",
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: keep ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    });
    Validations.of(this).acknowledge({
      id: "AwsSolutions-SMG4",
      reason: "Another secret would break the unsubscribe links of every mail already sent.",
    });
  }
}
