import {
  CreateTableCommand,
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

/** Makes the tables that are not there yet. */
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
      if (error instanceof ResourceInUseException) continue;
      throw error;
    }
    if (TimeToLiveSpecification)
      await client.send(new UpdateTimeToLiveCommand({ TableName: ref, TimeToLiveSpecification }));
  }
};
