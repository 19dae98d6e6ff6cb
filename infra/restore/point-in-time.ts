import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from "@aws-sdk/client-dynamodb";
import type { Step } from "./step.ts";

export interface PointInTime {
  readonly source: string;
  readonly target: string;
  readonly time: Date;
}

/** Seconds; a large table takes some hours. */
const LONGEST_RESTORE = 12 * 3600;

const exists = async (client: DynamoDBClient, TableName: string) => {
  try {
    await client.send(new DescribeTableCommand({ TableName }));
    return true;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false;
    throw error;
  }
};

const assertRestorable = async (client: DynamoDBClient, { source, time }: PointInTime) => {
  const { ContinuousBackupsDescription } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName: source }),
  );
  const { EarliestRestorableDateTime: first, LatestRestorableDateTime: last } =
    ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {};
  if (!first || !last) throw new Error(`${source} has no point-in-time recovery.`);
  if (time >= first && time <= last) return;
  throw new Error(`${source} can be brought back to ${first.toISOString()} up to ${last.toISOString()}.`);
};

/** A restored table lacks what is no data: its own recovery, the expiry of items, its protection. */
const giveBack = async (client: DynamoDBClient, source: string, TableName: string) => {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: source }));
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName: source }));
  await client.send(
    new UpdateContinuousBackupsCommand({
      TableName,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    }),
  );
  const present = await client.send(new DescribeTimeToLiveCommand({ TableName }));
  const AttributeName = TimeToLiveDescription?.AttributeName;
  // DynamoDB refuses to switch on what is on.
  if (AttributeName && present.TimeToLiveDescription?.AttributeName !== AttributeName)
    await client.send(
      new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification: { AttributeName, Enabled: true } }),
    );
  if (Table?.DeletionProtectionEnabled)
    await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: true }));
};

export const restoreTable = async (client: DynamoDBClient, wanted: PointInTime): Promise<Step[]> => {
  const { source, target, time } = wanted;
  const isBegun = await exists(client, target);
  if (!isBegun) await assertRestorable(client, wanted);
  const begin: Step = {
    sentence: `Bring ${source} back to ${time.toISOString()} as a new table, ${target}.`,
    run: () =>
      client.send(
        new RestoreTableToPointInTimeCommand({
          SourceTableName: source,
          TargetTableName: target,
          RestoreDateTime: time,
        }),
      ),
  };
  return [
    ...(isBegun ? [] : [begin]),
    {
      sentence: `Wait until ${target} is there: a quarter of an hour at least.`,
      run: () => waitUntilTableExists({ client, maxWaitTime: LONGEST_RESTORE }, { TableName: target }),
    },
    {
      sentence: `Give ${target} its own recovery, the expiry of its items and its protection.`,
      run: () => giveBack(client, source, target),
    },
  ];
};
