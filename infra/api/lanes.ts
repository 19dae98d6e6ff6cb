import type { CfnResource } from "aws-cdk-lib";

/** API Gateway takes about ten changes a second of an account, and CloudFormation would begin with all at once. */
const LANES = 8;

export const inLanes = (resources: readonly CfnResource[]): void => {
  for (const [index, resource] of resources.entries()) {
    const before = resources[index - LANES];
    if (before) resource.addResourceDependency(before);
  }
};
