import { CloudFormationClient, DescribeStacksCommand } from "@aws-sdk/client-cloudformation";
import { stackNameOf } from "../settings.ts";
import { regionOf } from "../stages/stages.ts";
import { type PortalAccess, StackOutputs } from "./portal-access.ts";

const isUnknown = (error: unknown) => error instanceof Error && /does not exist/.test(error.message);

export const deployedPortal = async (
  stage: string,
  client = new CloudFormationClient(regionOf(stage)),
): Promise<PortalAccess> => {
  const StackName = stackNameOf(stage);
  const described = await client.send(new DescribeStacksCommand({ StackName })).catch((error: unknown) => {
    if (isUnknown(error)) throw new Error(`There is no stack ${StackName} in this account and region.`);
    throw error;
  });
  const outputs = described.Stacks?.[0]?.Outputs ?? [];
  const found = StackOutputs.safeParse(
    Object.fromEntries(outputs.map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue])),
  );
  if (!found.success)
    throw new Error(`The stack ${StackName} is older than this command: deploy it again first.`);
  const { TableName, AccountMailQueueUrl, PortalOrigin } = found.data;
  return {
    tableName: TableName,
    queueUrl: AccountMailQueueUrl,
    origin: PortalOrigin,
    dynamodb: regionOf(stage),
    sqs: regionOf(stage),
  };
};
