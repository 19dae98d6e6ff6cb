import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  paginateQuery,
  QueryCommand,
  type QueryCommandInput,
} from "@aws-sdk/lib-dynamodb";
import type { RecordedCommand, Step } from "./record-commands.ts";

const documents = DynamoDBDocumentClient.from(new DynamoDBClient({}));

const send = ({ name, input }: RecordedCommand): Promise<object> => {
  switch (name) {
    case "BatchGetCommand":
      return documents.send(new BatchGetCommand(input));
    case "GetCommand":
      return documents.send(new GetCommand(input));
    case "QueryCommand":
      return documents.send(new QueryCommand(input));
  }
};

export const replay = async ({ steps }: { readonly steps: readonly Step[] }) => {
  const answers: object[] = [];
  for (const step of steps) answers.push(...(await Promise.all(step.map(send))));
  return { statusCode: 200, body: JSON.stringify(answers) };
};

export const readAll = async ({ queries }: { readonly queries: readonly QueryCommandInput[] }) => {
  const counts = queries.map(async (query) => {
    let count = 0;
    for await (const { Items = [] } of paginateQuery({ client: documents }, query)) count += Items.length;
    return count;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
};
