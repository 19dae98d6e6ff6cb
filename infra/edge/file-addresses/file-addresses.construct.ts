import { Validations } from "aws-cdk-lib";
import { type IKeyGroup, KeyGroup, PublicKey } from "aws-cdk-lib/aws-cloudfront";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { Construct } from "constructs";
import { keyPairsFor } from "../../key-pairs/key-pairs.resource.ts";
import { regionalName } from "../regional-name.ts";

export interface FileAddressesProps {
  readonly number: number;
}

export class FileAddresses extends Construct {
  readonly keyGroup: IKeyGroup;
  readonly keyId: string;
  readonly privateKey: string;

  constructor(scope: Construct, id: string, { number }: FileAddressesProps) {
    super(scope, id);
    const secret = new Secret(this, "Secret", { description: "Signs the addresses of files." });
    Validations.of(secret).acknowledge({
      id: "AwsSolutions-SMG4",
      reason:
        "The functions read it when they are deployed; it is rotated by the number in the file of the stage.",
    });
    // The former key is for addresses on their way; every edge knows the next one before it is used.
    const numbers = [number - 1, number, number + 1].filter((one) => one > 0);
    const publicKeyOf = keyPairsFor(this, secret, numbers);
    const keys = new Map(
      numbers.map((one) => [
        one,
        new PublicKey(this, `Key${one}`, {
          publicKeyName: regionalName(this, `FileAddressKey${one}`),
          encodedKey: publicKeyOf(one),
        }),
      ]),
    );
    this.keyGroup = new KeyGroup(this, "Keys", {
      keyGroupName: regionalName(this, "FileAddressKeys"),
      items: [...keys.values()],
    });
    this.keyId = keys.get(number)?.publicKeyId ?? "";
    this.privateKey = secret.secretValueFromJson(String(number)).unsafeUnwrap();
  }
}
