import { CloudFormationClient, ListStackResourcesCommand } from "@aws-sdk/client-cloudformation";
import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ResourceNotFoundException,
} from "@aws-sdk/client-dynamodb";
import { LambdaClient } from "@aws-sdk/client-lambda";
import { mockClient } from "aws-sdk-client-mock";
import { describe, expect, it } from "vitest";
import { readStage } from "../../../infra/restore/deployed-stage.ts";
import { restoreTable } from "../../../infra/restore/point-in-time.ts";
import { readRestore } from "../../../infra/restore/read-restore.ts";
import { take } from "../../../infra/restore/step.ts";
import { startWriters, stopWriters } from "../../../infra/restore/writers.ts";

const region = "eu-central-1";
const wanted = { source: "portal", target: "portal-restored", time: new Date("2026-11-21T09:00:00Z") };
const stage = {
  stackName: "kanzleiportal-prod",
  functions: ["login", "mail-outbox"],
  mappings: ["mail-queue"],
};

const aTable = (given: object = {}) => ({ Table: { TableStatus: "ACTIVE" as const, ...given } });

const dynamodb = () => {
  const client = new DynamoDBClient({ region });
  const mock = mockClient(client);
  const unknown = new ResourceNotFoundException({ message: "no", $metadata: {} });
  mock
    .on(DescribeTableCommand, { TableName: "portal" })
    .resolves(aTable({ DeletionProtectionEnabled: true }));
  mock.on(DescribeTableCommand, { TableName: "portal-restored" }).rejectsOnce(unknown).resolves(aTable());
  mock.on(DescribeTimeToLiveCommand, { TableName: "portal" }).resolves({
    TimeToLiveDescription: { AttributeName: "expiresAt", TimeToLiveStatus: "ENABLED" },
  });
  mock.on(DescribeTimeToLiveCommand, { TableName: "portal-restored" }).resolves({});
  mock.on(DescribeContinuousBackupsCommand).resolves({
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: "ENABLED",
      PointInTimeRecoveryDescription: {
        EarliestRestorableDateTime: new Date("2026-10-20T00:00:00Z"),
        LatestRestorableDateTime: new Date("2026-11-22T00:00:00Z"),
      },
    },
  });
  const changes = () =>
    mock
      .calls()
      .map(({ args }) => args[0])
      .filter(({ constructor: { name } }) => !name.startsWith("Describe"))
      .map(({ constructor: { name }, input }) => [name.replace(/Command$/, ""), input]);
  return { client, mock, changes };
};

const lambda = () => {
  const client = new LambdaClient({ region });
  const mock = mockClient(client);
  const calls = () =>
    mock
      .calls()
      .map(({ args: [{ constructor: made, input }] }) => [made.name.replace(/Command$/, ""), input]);
  return { client, calls };
};

const output = (isConfirmed: boolean) => {
  const lines: string[] = [];
  return { lines, options: { isConfirmed, print: (line: string) => void lines.push(line) } };
};

describe("restoring a stage", () => {
  it("only tells what it would do until it is confirmed", async () => {
    const [table, functions] = [dynamodb(), lambda()];
    const { lines, options } = output(false);

    await take(
      [...stopWriters(functions.client, stage), ...(await restoreTable(table.client, wanted))],
      options,
    );

    expect(lines).toHaveLength(5);
    expect(lines[2]).toBe(
      "3. Bring portal back to 2026-11-21T09:00:00.000Z as a new table, portal-restored.",
    );
    expect([...table.changes(), ...functions.calls()]).toEqual([]);
  });

  it("stops queues before functions, and starts them the other way round", async () => {
    const { client, calls } = lambda();
    const confirmed = output(true).options;

    await take(stopWriters(client, stage), confirmed);
    await take(startWriters(client, stage), confirmed);

    expect(calls()).toEqual([
      ["UpdateEventSourceMapping", { UUID: "mail-queue", Enabled: false }],
      ["PutFunctionConcurrency", { FunctionName: "login", ReservedConcurrentExecutions: 0 }],
      ["PutFunctionConcurrency", { FunctionName: "mail-outbox", ReservedConcurrentExecutions: 0 }],
      ["DeleteFunctionConcurrency", { FunctionName: "login" }],
      ["DeleteFunctionConcurrency", { FunctionName: "mail-outbox" }],
      ["UpdateEventSourceMapping", { UUID: "mail-queue", Enabled: true }],
    ]);
  });

  it("gives the new table what a restore leaves out", async () => {
    const { client, changes } = dynamodb();

    await take(await restoreTable(client, wanted), output(true).options);

    expect(changes()).toEqual([
      [
        "RestoreTableToPointInTime",
        { SourceTableName: "portal", TargetTableName: "portal-restored", RestoreDateTime: wanted.time },
      ],
      [
        "UpdateContinuousBackups",
        {
          TableName: "portal-restored",
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        },
      ],
      [
        "UpdateTimeToLive",
        {
          TableName: "portal-restored",
          TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
        },
      ],
      ["UpdateTable", { TableName: "portal-restored", DeletionProtectionEnabled: true }],
    ]);
  });

  it("goes on with a table whose restore was begun before", async () => {
    const { client, mock, changes } = dynamodb();
    mock.on(DescribeTableCommand, { TableName: "portal-restored" }).resolves(aTable());

    await take(await restoreTable(client, wanted), output(true).options);

    expect(changes().map(([name]) => name)).toEqual([
      "UpdateContinuousBackups",
      "UpdateTimeToLive",
      "UpdateTable",
    ]);
  });

  it("is refused before anything is stopped where the time is out of reach", async () => {
    const { client } = dynamodb();
    const time = new Date("2026-09-01T00:00:00Z");

    await expect(restoreTable(client, { ...wanted, time })).rejects.toThrow(
      "portal can be brought back to 2026-10-20T00:00:00.000Z up to 2026-11-22T00:00:00.000Z.",
    );
  });

  it("stops what areas and workers have, and none of the CDK's own functions", async () => {
    const client = new CloudFormationClient({ region });
    const resource = (ResourceType: string, LogicalResourceId: string, PhysicalResourceId: string) => ({
      ResourceType,
      LogicalResourceId,
      PhysicalResourceId,
      LastUpdatedTimestamp: new Date(),
      ResourceStatus: "CREATE_COMPLETE" as const,
    });
    mockClient(client)
      .on(ListStackResourcesCommand)
      .resolves({
        StackResourceSummaries: [
          resource("AWS::Lambda::Function", "AreasloginFunction018FA718", "login"),
          resource("AWS::Lambda::Function", "WorkersmailoutboxFunctionC1D79A96", "mail-outbox"),
          resource("AWS::Lambda::Function", "CustomCDKBucketDeployment", "deployment"),
          resource("AWS::Lambda::EventSourceMapping", "WorkersmailoutboxFunctionSqs1", "mail-queue"),
          resource("AWS::SQS::Queue", "QueuesmailQueue", "mail"),
        ],
      });

    expect(await readStage(client, "prod")).toEqual(stage);
  });
});

describe("what is typed after npm run restore", () => {
  it("is a time to go back to, or that all may run again", () => {
    const to = "2026-11-21T09:00:00Z";

    expect(readRestore(["--stage", "prod", "--to", to])).toEqual({
      stage: "prod",
      to: wanted.time,
      isConfirmed: false,
    });
    expect(readRestore(["--stage", "prod", "--resume", "--yes"])).toEqual({
      stage: "prod",
      to: undefined,
      isConfirmed: true,
    });
  });

  it.each([
    [["--stage", "prod"]],
    [["--stage", "prod", "--to", "yesterday"]],
    [["--to", "2026-11-21T09:00:00Z"]],
    [["--stage", "prod", "--to", "2026-11-21T09:00:00Z", "--resume"]],
  ])("is refused with how it is right: %j", (typed) => {
    expect(() => readRestore(typed)).toThrow("Usage: npm run restore -- --stage prod --to");
  });
});
