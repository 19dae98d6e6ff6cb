import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { ulid } from "ulid";
import { inject } from "vitest";
import * as z from "zod";
import { openTable, type Table } from "../../functions/platform/table/table.ts";
import { createTables } from "../../infra/local/resources/tables.ts";
import { readStack } from "../../infra/local/template/stack.ts";
import { Template } from "../../infra/local/template/template.ts";

const REGION = "eu-central-1";

export const engineVariables = (): Record<string, string> => ({
  AWS_REGION: REGION,
  AWS_ACCESS_KEY_ID: "test",
  AWS_SECRET_ACCESS_KEY: "test",
  AWS_SESSION_TOKEN: "test-session",
  AWS_ENDPOINT_URL_DYNAMODB: inject("dynamoDbUrl"),
  AWS_ENDPOINT_URL_S3: inject("s3SqsUrl"),
  AWS_ENDPOINT_URL_SQS: inject("s3SqsUrl"),
});

export interface NewTable {
  readonly name: string;
  readonly client: DynamoDBClient;
  readonly table: Table;
}

export const newTable = async (): Promise<NewTable> => {
  Object.assign(process.env, engineVariables());
  const template = Template.parse(JSON.parse(inject("tableTemplate")));
  const stack = readStack(
    { stackName: `test-${ulid()}`, template, assets: new Map() },
    { region: REGION, account: "000000000000", queueUrl: (name) => name, secret: () => "" },
  );
  const client = new DynamoDBClient({});
  await createTables(stack, client);
  const [resource] = stack.ofType("AWS::DynamoDB::Table", z.unknown());
  if (!resource) throw new Error("The template has no table.");
  return { name: resource.ref, client, table: openTable(client, resource.ref) };
};
