import {
  type CloudFormationClient,
  paginateListStackResources,
  type StackResourceSummary,
} from "@aws-sdk/client-cloudformation";
import { stackNameOf } from "../settings.ts";

export interface DeployedStage {
  readonly stackName: string;
  /** Functions of areas and workers, since the CDK's own write nothing into the table. */
  readonly functions: readonly string[];
  readonly mappings: readonly string[];
}

const isOurs = /^(Areas|Workers)/;

export const readStage = async (client: CloudFormationClient, stage: string): Promise<DeployedStage> => {
  const StackName = stackNameOf(stage);
  const resources: StackResourceSummary[] = [];
  for await (const { StackResourceSummaries = [] } of paginateListStackResources({ client }, { StackName }))
    resources.push(...StackResourceSummaries);
  const idsOf = (type: string) =>
    resources
      .filter(
        ({ ResourceType, LogicalResourceId = "" }) => ResourceType === type && isOurs.test(LogicalResourceId),
      )
      .flatMap(({ PhysicalResourceId }) => PhysicalResourceId ?? []);
  return {
    stackName: StackName,
    functions: idsOf("AWS::Lambda::Function"),
    mappings: idsOf("AWS::Lambda::EventSourceMapping"),
  };
};
