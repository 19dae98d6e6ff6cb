import { type SecretValue, Validations } from "aws-cdk-lib";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";

export interface OriginSecrets {
  readonly sent: SecretValue;
  readonly accepted: string;
}

const secret = (scope: Construct, number: number) => {
  const made = new Secret(scope, `OriginSecret${number}`, {
    description: "Proves to the functions that a request came through CloudFront.",
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
  });
  Validations.of(made).acknowledge({
    id: "AwsSolutions-SMG4",
    reason:
      "CloudFront and the functions read it when they are deployed; it is rotated by the number in the file of the stage.",
  });
  return made.secretValue;
};

export const originSecrets = (scope: Construct, number: number): OriginSecrets => {
  const [sent, next] = [secret(scope, number), secret(scope, number + 1)];
  return { sent, accepted: [sent, next].map((value) => value.unsafeUnwrap()).join() };
};
