import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  BatchGetCommand,
  type BatchGetCommandInput,
  type BatchGetCommandOutput,
  BatchWriteCommand,
  type BatchWriteCommandInput,
  type BatchWriteCommandOutput,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  ScanCommand,
  type ScanCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from "@aws-sdk/lib-dynamodb";
import { clientLimits } from "../runtime/client-limits.ts";
import { setting } from "../runtime/environment.ts";
import { unlogged } from "../runtime/unlogged.ts";
import { wait } from "../runtime/wait.ts";
import { type Change, updateOf } from "./change.ts";
import { type Item, type Key, keyName, type Write } from "./item.ts";
import { MAX_TRANSACTION, openTransactions } from "./transactions.ts";
import { retryTransient, valueOnConflict } from "./write-failures.ts";

const BATCH_GET = 100;
const BATCH_WRITE = 25;
const BATCH_TRIES = 8;

const pauseBefore = async (attempt: number): Promise<void> => {
  if (attempt >= BATCH_TRIES) throw new Error("DynamoDB left keys of a batch unprocessed again and again");
  if (attempt > 0) await wait(20 * 2 ** attempt);
};

export const within = (pk: string, prefix?: string) =>
  prefix === undefined
    ? { KeyConditionExpression: "pk = :pk", ExpressionAttributeValues: { ":pk": pk } }
    : {
        KeyConditionExpression: "pk = :pk AND begins_with(sk, :prefix)",
        ExpressionAttributeValues: { ":pk": pk, ":prefix": prefix },
      };

/** Every read is strongly consistent. `patience` in ms is for a write that no function waits for. */
export const openTable = (
  client = new DynamoDBClient(clientLimits()),
  TableName = setting("TABLE_NAME"),
  patience?: number,
) => {
  const documents = DynamoDBDocumentClient.from(unlogged(client), {
    marshallOptions: { removeUndefinedValues: true },
  });

  const batch = async (keys: readonly Key[], projection?: readonly string[]) => {
    const found: Item[] = [];
    let request: BatchGetCommandInput["RequestItems"] = {
      [TableName]: {
        Keys: keys.map(({ pk, sk }) => ({ pk, sk })),
        ConsistentRead: true,
        ...(projection ? { ProjectionExpression: projection.join(", ") } : {}),
      },
    };
    for (let attempt = 0; request && Object.keys(request).length > 0; attempt++) {
      await pauseBefore(attempt);
      const answer: BatchGetCommandOutput = await documents.send(
        new BatchGetCommand({ RequestItems: request }),
      );
      found.push(...(answer.Responses?.[TableName] ?? []));
      request = answer.UnprocessedKeys;
    }
    return found;
  };

  const transact = openTransactions(documents, TableName, patience);

  const table = {
    name: TableName,

    get: async (
      key: Key,
      projection?: readonly string[],
      abortSignal?: AbortSignal,
    ): Promise<Item | undefined> => {
      const { Item } = await documents.send(
        new GetCommand({
          TableName,
          Key: { pk: key.pk, sk: key.sk },
          ConsistentRead: true,
          ...(projection ? { ProjectionExpression: projection.join(", ") } : {}),
        }),
        abortSignal ? { abortSignal } : {},
      );
      return Item;
    },

    /** Each item once, however often it is named. */
    getMany: async (named: readonly Key[], projection?: readonly string[]): Promise<Item[]> => {
      const keys = [...new Map(named.map((key) => [keyName(key), key])).values()];
      const chunks = Array.from({ length: Math.ceil(keys.length / BATCH_GET) }, (_, index) =>
        keys.slice(index * BATCH_GET, (index + 1) * BATCH_GET),
      );
      return (await Promise.all(chunks.map((chunk) => batch(chunk, projection)))).flat();
    },

    async *queryPages(
      input: Omit<QueryCommandInput, "TableName">,
      pageSize?: number,
    ): AsyncGenerator<Item[]> {
      let start: QueryCommandInput["ExclusiveStartKey"];
      do {
        const { Items = [], LastEvaluatedKey } = await documents.send(
          new QueryCommand({
            ConsistentRead: true,
            Limit: pageSize,
            ...input,
            TableName,
            ExclusiveStartKey: start,
          }),
        );
        yield Items;
        start = input.Limit ? undefined : LastEvaluatedKey;
      } while (start);
    },

    query: async (input: Omit<QueryCommandInput, "TableName">): Promise<Item[]> => {
      const items: Item[] = [];
      for await (const page of table.queryPages(input)) items.push(...page);
      return items;
    },

    /** Reads one segment of the whole table, which takes minutes: for what may miss nothing. */
    async *scanPages(Segment: number, TotalSegments: number): AsyncGenerator<Item[]> {
      let start: ScanCommandInput["ExclusiveStartKey"];
      do {
        const { Items = [], LastEvaluatedKey } = await documents.send(
          new ScanCommand({
            TableName,
            Segment,
            TotalSegments,
            ConsistentRead: true,
            ExclusiveStartKey: start,
          }),
        );
        yield Items;
        start = LastEvaluatedKey;
      } while (start);
    },

    /** All items of a partition, in the order of their keys. */
    all: (pk: string): Promise<Item[]> => table.query(within(pk)),

    /** The items of a partition whose `sk` begins with the prefix. */
    range: (pk: string, prefix: string): Promise<Item[]> => table.query(within(pk, prefix)),

    put: async (
      item: Key & Item,
      condition?: Pick<UpdateCommandInput, "ConditionExpression">,
    ): Promise<void> => {
      await retryTransient(() => documents.send(new PutCommand({ TableName, Item: item, ...condition })));
    },

    tryPut: (
      item: Key & Item,
      condition: Pick<UpdateCommandInput, "ConditionExpression">,
    ): Promise<boolean> =>
      valueOnConflict(async () => {
        await table.put(item, condition);
        return true;
      }, false),

    putMany: async (items: readonly (Key & Item)[]): Promise<void> => {
      for (let start = 0; start < items.length; start += BATCH_WRITE) {
        let request: BatchWriteCommandInput["RequestItems"] = {
          [TableName]: items
            .slice(start, start + BATCH_WRITE)
            .map((item) => ({ PutRequest: { Item: item } })),
        };
        for (let attempt = 0; request && Object.keys(request).length > 0; attempt++) {
          await pauseBefore(attempt);
          const answer: BatchWriteCommandOutput = await documents.send(
            new BatchWriteCommand({ RequestItems: request }),
          );
          request = answer.UnprocessedItems;
        }
      }
    },

    /** Returns the item as it is stored then. */
    update: async (key: Key, changed: Change): Promise<Item> => {
      const { Attributes } = await retryTransient(() =>
        documents.send(
          new UpdateCommand({
            ReturnValues: "ALL_NEW",
            ...updateOf(changed),
            TableName,
            Key: { pk: key.pk, sk: key.sk },
          }),
        ),
      );
      return Attributes ?? {};
    },

    tryUpdate: (key: Key, changed: Change): Promise<Item | undefined> =>
      valueOnConflict(() => table.update(key, changed), undefined),

    transact: (writes: readonly Write[]): Promise<void> => retryTransient(() => transact(writes)),

    /** Takes transactions of `atOnce` items, which may have 4 MB together. */
    remove: async (keys: readonly Key[], atOnce = MAX_TRANSACTION): Promise<void> => {
      for (let start = 0; start < keys.length; start += atOnce) {
        const some = keys.slice(start, start + atOnce);
        await table.transact(some.map(({ pk, sk }) => ({ Delete: { Key: { pk, sk } } })));
      }
    },

    tryTransact: (writes: readonly Write[]): Promise<boolean> =>
      valueOnConflict(async () => {
        await table.transact(writes);
        return true;
      }, false),

    /** `dueAt` in ms since 1970; longest due first. */
    due: (pk: string, now: number, Limit?: number): Promise<Item[]> =>
      table.query({
        IndexName: "byDueAt",
        KeyConditionExpression: "pk = :pk AND dueAt <= :now",
        ExpressionAttributeValues: { ":pk": pk, ":now": now },
        ...(Limit === undefined ? {} : { Limit }),
      }),
  };
  return table;
};

export type Table = ReturnType<typeof openTable>;
