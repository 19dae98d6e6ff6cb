import type { DynamoDBClientConfig } from "@aws-sdk/client-dynamodb";
import * as z from "zod";

export interface PortalAccess {
  readonly tableName: string;
  readonly queueUrl: string;
  readonly origin: string;
  readonly dynamodb: Pick<DynamoDBClientConfig, "endpoint" | "region" | "credentials">;
  readonly sqs: Pick<DynamoDBClientConfig, "endpoint" | "region" | "credentials">;
}

export const StackOutputs = z.object({
  TableName: z.string(),
  AccountMailQueueUrl: z.string(),
  PortalOrigin: z.string(),
});
