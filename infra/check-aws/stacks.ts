import {
  type CloudFormationClient,
  DescribeStackResourcesCommand,
  paginateDescribeStacks,
  type Stack,
} from "@aws-sdk/client-cloudformation";
import { stackNameOf } from "../settings.ts";

export interface DeployedStacks {
  /** Read from the names of stacks: the CDK's own is in every account that it may deploy to. */
  readonly account: string | undefined;
  readonly isBootstrapped: boolean;
  readonly own: Stack | undefined;
  /** The portal's other stages in this account and region. */
  readonly others: readonly string[];
}

const anyStage = stackNameOf("");
const neverMade = new Set(["REVIEW_IN_PROGRESS", "CREATE_FAILED", "ROLLBACK_COMPLETE", "ROLLBACK_FAILED"]);

export const readStacks = async (client: CloudFormationClient, stage: string): Promise<DeployedStacks> => {
  const stacks: Stack[] = [];
  for await (const { Stacks = [] } of paginateDescribeStacks({ client }, {}))
    stacks.push(...Stacks.filter(({ ParentId }) => !ParentId));
  const names = stacks.map(({ StackName = "" }) => StackName);
  const own = stackNameOf(stage);
  return {
    account: stacks[0]?.StackId?.split(":")[4],
    isBootstrapped: names.includes("CDKToolkit"),
    own: stacks.find(({ StackName, StackStatus = "" }) => StackName === own && !neverMade.has(StackStatus)),
    others: names.filter((name) => name.startsWith(anyStage) && name !== own),
  };
};

export const stackOf = async (
  client: CloudFormationClient,
  PhysicalResourceId: string,
): Promise<string | undefined> => {
  try {
    const { StackResources } = await client.send(new DescribeStackResourcesCommand({ PhysicalResourceId }));
    return StackResources?.[0]?.StackName;
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return undefined;
    throw error;
  }
};
