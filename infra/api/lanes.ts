import type { CfnResource } from "aws-cdk-lib";

const LANES = 8;

export const inLanes = (resources: readonly CfnResource[]): void => {
  for (const [index, resource] of resources.entries()) {
    const before = resources[index - LANES];
    if (before) resource.addResourceDependency(before);
  }
};
