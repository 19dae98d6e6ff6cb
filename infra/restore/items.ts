import {
  type AttributeValue,
  BatchWriteItemCommand,
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  paginateScan,
  type WriteRequest,
} from "@aws-sdk/client-dynamodb";

export type StoredItem = Record<string, AttributeValue>;

const BATCH = 25;

export const kindOfItem = ({ pk }: StoredItem): string => pk?.S?.split("#")[0] ?? "";

export const readItems = async (client: DynamoDBClient, TableName: string): Promise<StoredItem[]> => {
  const items: StoredItem[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true }))
    items.push(...Items);
  return items;
};

const write = async (client: DynamoDBClient, table: string, requests: readonly WriteRequest[]) => {
  for (let start = 0; start < requests.length; start += BATCH) {
    let open: WriteRequest[] = requests.slice(start, start + BATCH);
    while (open.length > 0) {
      const { UnprocessedItems } = await client.send(
        new BatchWriteItemCommand({ RequestItems: { [table]: open } }),
      );
      open = UnprocessedItems?.[table] ?? [];
    }
  }
};

export const writeItems = (client: DynamoDBClient, table: string, items: readonly StoredItem[]) =>
  write(
    client,
    table,
    items.map((Item) => ({ PutRequest: { Item } })),
  );

export const removeItems = (client: DynamoDBClient, table: string, items: readonly StoredItem[]) =>
  write(
    client,
    table,
    items.map(({ pk, sk }) => ({ DeleteRequest: { Key: { ...(pk && { pk }), ...(sk && { sk }) } } })),
  );

/** As a restore to a point in time makes it: with the keys and indexes of the source. */
export const createTableLike = async (client: DynamoDBClient, source: string, name: string) => {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: source }));
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: "PAY_PER_REQUEST",
      KeySchema: Table?.KeySchema,
      AttributeDefinitions: Table?.AttributeDefinitions,
      LocalSecondaryIndexes: Table?.LocalSecondaryIndexes?.map(({ IndexName, KeySchema, Projection }) => ({
        IndexName,
        KeySchema,
        Projection,
      })),
    }),
  );
};
