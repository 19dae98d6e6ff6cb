import { Stack, Token } from "aws-cdk-lib";
import type { IConstruct } from "constructs";

const written = (value: string, pseudoParameter: string) =>
  Token.isUnresolved(value) ? `<AWS::${pseudoParameter}>` : value;

/** As cdk-nag writes them: a stage that pins its account and region has no references to them. */
export const acknowledgedPlace = (scope: IConstruct) => {
  const { partition, account, region } = Stack.of(scope);
  return {
    partition: written(partition, "Partition"),
    account: written(account, "AccountId"),
    region: written(region, "Region"),
  };
};
