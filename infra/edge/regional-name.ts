import { Stack } from "aws-cdk-lib";
import type { IConstruct } from "constructs";

/** CloudFront's names are the account's, so that a stage in a second region needs others. */
export const regionalName = (scope: IConstruct, id: string): string => {
  const { stackName, region } = Stack.of(scope);
  return `${stackName}-${id}-${region}`;
};
