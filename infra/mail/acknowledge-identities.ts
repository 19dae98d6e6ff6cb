import { Stack, Token, Validations } from "aws-cdk-lib";
import type { Construct } from "constructs";

/** Values that are known only at deployment, as cdk-nag writes them. */
const named = (value: string, name: string) => (Token.isUnresolved(value) ? `<AWS::${name}>` : value);

export const acknowledgeIdentities = (scope: Construct) => {
  const { partition, region, account } = Stack.of(scope);
  const place = `${named(partition, "Partition")}:ses:${named(region, "Region")}:${named(account, "AccountId")}`;
  Validations.of(scope).acknowledge({
    id: `AwsSolutions-IAM5[Resource::arn:${place}:identity/*]`,
    reason: "The condition is the sender's address; in the sandbox each recipient is an identity.",
  });
};
