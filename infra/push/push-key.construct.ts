import { Validations } from "aws-cdk-lib";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { Construct } from "constructs";
import { keyPairsFor } from "../key-pairs/key-pairs.resource.ts";

export interface PushKeyProps {
  readonly number: number;
}

/** Push services know the portal by this key (VAPID, RFC 8292); browsers get the public one. */
export class PushKey extends Construct {
  readonly publicKey: string;
  readonly privateKey: string;

  constructor(scope: Construct, id: string, { number }: PushKeyProps) {
    super(scope, id);
    const secret = new Secret(this, "Secret", { description: "Signs what push services are sent." });
    Validations.of(secret).acknowledge({
      id: "AwsSolutions-SMG4",
      reason: "Every device subscribes for one key; it is rotated by the number in the file of the stage.",
    });
    this.publicKey = keyPairsFor(this, secret, [number], "p256")(number);
    this.privateKey = secret.secretValueFromJson(String(number)).unsafeUnwrap();
  }
}
