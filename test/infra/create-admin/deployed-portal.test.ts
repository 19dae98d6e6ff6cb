import { CloudFormationClient, DescribeStacksCommand } from "@aws-sdk/client-cloudformation";
import { mockClient } from "aws-sdk-client-mock";
import { describe, expect, it } from "vitest";
import { deployedPortal } from "../../../infra/create-admin/deployed-portal.ts";

const stackWith = (outputs: Readonly<Record<string, string>>) => {
  const client = new CloudFormationClient({ region: "eu-central-1" });
  const cloudFormation = mockClient(client);
  cloudFormation.on(DescribeStacksCommand, { StackName: "kanzleiportal-prod" }).resolves({
    Stacks: [
      {
        StackName: "kanzleiportal-prod",
        CreationTime: new Date(),
        StackStatus: "CREATE_COMPLETE",
        Outputs: Object.entries(outputs).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue })),
      },
    ],
  });
  return client;
};

const outputs = {
  TableName: "kanzleiportal-prod-Table",
  AccountMailQueueUrl: "https://sqs.eu-central-1.amazonaws.com/1/account-mails",
  PortalOrigin: "https://portal.example.at",
};

describe("the portal of a stage", () => {
  it("is found by the outputs of its stack", async () => {
    expect(await deployedPortal("prod", stackWith(outputs))).toMatchObject({
      tableName: outputs.TableName,
      queueUrl: outputs.AccountMailQueueUrl,
      origin: outputs.PortalOrigin,
    });
  });

  it("must have been deployed since the command exists", async () => {
    const { TableName: _, ...before } = outputs;

    await expect(deployedPortal("prod", stackWith(before))).rejects.toThrow("deploy it again first");
  });

  it("must be there", async () => {
    const client = new CloudFormationClient({ region: "eu-central-1" });
    mockClient(client)
      .on(DescribeStacksCommand)
      .rejects(new Error("Stack with id kanzleiportal-prod does not exist"));

    await expect(deployedPortal("prod", client)).rejects.toThrow(
      "There is no stack kanzleiportal-prod in this account and region.",
    );
  });
});
