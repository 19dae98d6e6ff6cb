import {
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";
import * as z from "zod";
import type { Stack } from "../template/stack.ts";

const KeySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(["HASH", "RANGE"]) }));
const Index = z.object({
  IndexName: z.string(),
  KeySchema,
  Projection: z.object({
    ProjectionType: z.enum(["ALL", "KEYS_ONLY", "INCLUDE"]),
    NonKeyAttributes: z.array(z.string()).optional(),
  }),
});

const Table = z.object({
  KeySchema,
  AttributeDefinitions: z.array(
    z.object({ AttributeName: z.string(), AttributeType: z.enum(["S", "N", "B"]) }),
  ),
  LocalSecondaryIndexes: z.array(Index).optional(),
  GlobalSecondaryIndexes: z.array(Index).optional(),
  TimeToLiveSpecification: z.object({ AttributeName: z.string(), Enabled: z.boolean() }).optional(),
});

/** An index cannot be added to an existing table here. */
const requireIndexes = async (
  client: DynamoDBClient,
  name: string,
  wanted: readonly { readonly IndexName: string }[],
) => {
  const { Table: known } = await client.send(new DescribeTableCommand({ TableName: name }));
  const names = known?.LocalSecondaryIndexes?.map(({ IndexName }) => IndexName) ?? [];
  const missing = wanted.find(({ IndexName }) => !names.includes(IndexName));
  if (missing)
    throw new Error(
      `The data are of an older version (the table lacks ${missing.IndexName}); npm start -- --reset begins anew.`,
    );
};

export const createTables = async (stack: Stack, client: DynamoDBClient): Promise<void> => {
  for (const { ref, properties } of stack.ofType(
    ["AWS::DynamoDB::Table", "AWS::DynamoDB::GlobalTable"],
    Table,
  )) {
    const { TimeToLiveSpecification, ...definition } = properties;
    try {
      await client.send(
        new CreateTableCommand({ TableName: ref, BillingMode: "PAY_PER_REQUEST", ...definition }),
      );
    } catch (error) {
      if (!(error instanceof ResourceInUseException)) throw error;
      await requireIndexes(client, ref, definition.LocalSecondaryIndexes ?? []);
      continue;
    }
    if (TimeToLiveSpecification)
      await client.send(new UpdateTimeToLiveCommand({ TableName: ref, TimeToLiveSpecification }));
  }
};
