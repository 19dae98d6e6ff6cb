import type { DynamoDBClientConfig } from "@aws-sdk/client-dynamodb";
import * as z from "zod";

/** How a portal is reached that is already there. */
export interface PortalAccess {
  readonly tableName: string;
  readonly queueUrl: string;
  readonly origin: string;
  readonly dynamodb: Pick<DynamoDBClientConfig, "endpoint" | "region" | "credentials">;
  readonly sqs: Pick<DynamoDBClientConfig, "endpoint" | "region" | "credentials">;
}

/** The outputs of the stack that this needs (`infra/portal.stack.ts`). */
export const StackOutputs = z.object({
  TableName: z.string(),
  AccountMailQueueUrl: z.string(),
  PortalOrigin: z.string(),
});
