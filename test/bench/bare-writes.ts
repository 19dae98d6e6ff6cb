import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { ulid } from "ulid";
import { clientOptions } from "../../infra/local/engines/client-options.ts";
import type { Runtime } from "../../infra/local/runtime-options.ts";

const PARALLEL = 4;
/** A subscriber and the claim of its address are two of the hundred writes of a transaction. */
const PAIRS = 50;

/** Writes as many items of the same size to the same table, without product code; milliseconds. */
export const bareWrites = async (
  { endpoints, region, environment }: Pick<Runtime, "endpoints" | "region" | "environment">,
  entities: readonly object[],
): Promise<number> => {
  const documents = DynamoDBDocumentClient.from(
    new DynamoDBClient(clientOptions(endpoints.DYNAMODB, region)),
  );
  const TableName = environment.TABLE_NAME;
  const run = ulid();
  const put = (Item: object) => ({
    Put: { TableName, Item, ConditionExpression: "attribute_not_exists(pk)" },
  });
  const pairOf = (entity: object, no: number) => {
    const [id, pk] = [ulid(), `BARE#${run}#${no % 2}`];
    const listed = JSON.stringify({ ...entity, id });
    return [
      put({ pk, sk: id, version: 1, changedAt: Date.now(), listed }),
      put({ pk: `BARE-CLAIM#${run}#${no}`, sk: "CLAIM", id }),
    ];
  };
  let next = 0;
  const write = async () => {
    while (next < entities.length) {
      const first = next;
      next += PAIRS;
      const TransactItems = entities
        .slice(first, next)
        .flatMap((entity, index) => pairOf(entity, first + index));
      await documents.send(new TransactWriteCommand({ TransactItems }));
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: PARALLEL }, write));
  return performance.now() - start;
};
