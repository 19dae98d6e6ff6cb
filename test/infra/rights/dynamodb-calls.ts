import type { AttributeValue, KeysAndAttributes, QueryInput, WriteRequest } from "@aws-sdk/client-dynamodb";
import { ACCOUNT, type AwsCall, type AwsRequest } from "./aws-call.ts";

interface Entry extends Partial<QueryInput> {
  readonly Key?: Record<string, AttributeValue>;
  readonly Item?: Record<string, AttributeValue>;
}

interface Input extends Entry {
  readonly RequestItems?: Readonly<Record<string, KeysAndAttributes | readonly WriteRequest[]>>;
  /** By what is done to each: `{ Put: … }`. */
  readonly TransactItems?: readonly Readonly<Record<string, Entry>>[];
}

/** Transactions have no right of their own (DynamoDB developer guide, "Managing complex workflows"). */
const transactedActions: Readonly<Record<string, string>> = {
  ConditionCheck: "ConditionCheckItem",
  Put: "PutItem",
  Update: "UpdateItem",
  Delete: "DeleteItem",
  Get: "GetItem",
};

const isListOfWrites = (
  requested: KeysAndAttributes | readonly WriteRequest[],
): requested is readonly WriteRequest[] => Array.isArray(requested);

const requestedEntries = (requested: KeysAndAttributes | readonly WriteRequest[]): Entry[] =>
  isListOfWrites(requested)
    ? requested.map(({ PutRequest, DeleteRequest }) => ({ ...PutRequest, ...DeleteRequest }))
    : (requested.Keys ?? []).map((Key) => ({ Key }));

/** What one request does, item by item. */
const actionsIn = (operation: string, input: Input): [action: string, Entry][] => {
  const { RequestItems, TransactItems, ...single } = input;
  if (RequestItems)
    return Object.entries(RequestItems).flatMap(([TableName, requested]) =>
      requestedEntries(requested).map((entry): [string, Entry] => [operation, { TableName, ...entry }]),
    );
  if (TransactItems)
    return TransactItems.flatMap((item) =>
      Object.entries(item).map(([kind, entry]): [string, Entry] => [transactedActions[kind] ?? kind, entry]),
    );
  return [[operation, single]];
};

/** `pk` is the partition key of the table and of all its indexes. */
const partitionOf = ({ Key, Item, KeyConditionExpression = "", ExpressionAttributeValues }: Entry) => {
  const [, value = ""] = /\bpk = (:\w+)/.exec(KeyConditionExpression) ?? [];
  return (Key?.pk ?? Item?.pk ?? ExpressionAttributeValues?.[value])?.S;
};

export const dynamoDbCalls = ({ headers, body, region }: AwsRequest): AwsCall[] => {
  const operation = String(headers["x-amz-target"]).replace(/^.*[.]/, "");
  const input = JSON.parse(body) as Input; // written by the SDK
  return actionsIn(operation, input).map(([action, entry]): AwsCall => {
    const table = `arn:aws:dynamodb:${region}:${ACCOUNT}:table/${entry.TableName}`;
    const partition = partitionOf(entry);
    return {
      action: `dynamodb:${action}`,
      resource: entry.IndexName === undefined ? table : `${table}/index/${entry.IndexName}`,
      conditions: partition === undefined ? {} : { "dynamodb:LeadingKeys": partition },
    };
  });
};
