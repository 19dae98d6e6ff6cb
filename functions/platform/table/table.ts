import { DynamoDBClient, TransactionCanceledException } from "@aws-sdk/client-dynamodb";
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
  TransactWriteCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from "@aws-sdk/lib-dynamodb";
import { ChangeNotices } from "../collection/change-notices.ts";
import { setting } from "../runtime/environment.ts";
import { unlogged } from "../runtime/unlogged.ts";
import { wait } from "../runtime/wait.ts";
import type { Item, Key, Write, WriteOperation } from "./item.ts";

/** DynamoDB takes so many keys in one BatchGetItem, writes in one BatchWriteItem and writes in one transaction. */
const BATCH_GET = 100;
const BATCH_WRITE = 25;
export const MAX_TRANSACTION = 100;
const TRIES = 12;

/** Why each write of a cancelled transaction failed, in the order of the writes. */
export const cancellationReasons = (error: unknown): readonly (string | undefined)[] | undefined =>
  error instanceof TransactionCanceledException
    ? error.CancellationReasons?.map(({ Code }) => (Code === "None" ? undefined : Code))
    : undefined;

/** Whether a single write or a transaction failed on a condition of its own. */
export const isConditionFailure = (error: unknown): boolean =>
  (error instanceof Error && error.name === "ConditionalCheckFailedException") ||
  (cancellationReasons(error)?.includes("ConditionalCheckFailed") ?? false);

/** What another write was in the way of, or the table was too busy for: worth another try as it is. */
const passing = new Set([
  "TransactionConflict",
  "TransactionConflictException",
  "ThrottlingError",
  "ThrottlingException",
  "ProvisionedThroughputExceeded",
]);

const isPassing = (error: unknown): boolean => {
  const reasons = cancellationReasons(error)?.filter((reason) => reason !== undefined);
  if (reasons?.length) return reasons.every((reason) => passing.has(reason));
  return error instanceof Error && passing.has(error.name);
};

/** A write, tried again where another one was in the way: SDK and DynamoDB leave that to the caller. */
const persistently = async <Result>(write: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write();
    } catch (error) {
      if (attempt >= TRIES || !isPassing(error)) throw error;
      await wait(Math.random() * 15 * 2 ** Math.min(attempt, 6));
    }
  }
};

/** Opens the portal's one table; every read is strongly consistent. */
export const openTable = (client = new DynamoDBClient({}), TableName = setting("TABLE_NAME")) => {
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
      if (attempt > 0) await wait(20 * 2 ** attempt);
      const answer: BatchGetCommandOutput = await documents.send(
        new BatchGetCommand({ RequestItems: request }),
      );
      found.push(...(answer.Responses?.[TableName] ?? []));
      request = answer.UnprocessedKeys;
    }
    return found;
  };

  const changes = new ChangeNotices();

  const inTransaction = (writes: readonly Write[]) =>
    new TransactWriteCommand({
      TransactItems: writes.map(
        (write) =>
          Object.fromEntries(
            Object.entries(write).map(([kind, operation]) => [kind, { ...operation, TableName }]),
          ) as WriteOperation,
      ),
    });

  const table = {
    /** One item. `abortSignal` ends the waiting for it, with an error. */
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

    /** The items of these keys, in no order; up to 100 keys cost one request. */
    getMany: async (keys: readonly Key[], projection?: readonly string[]): Promise<Item[]> => {
      const chunks = Array.from({ length: Math.ceil(keys.length / BATCH_GET) }, (_, index) =>
        keys.slice(index * BATCH_GET, (index + 1) * BATCH_GET),
      );
      return (await Promise.all(chunks.map((chunk) => batch(chunk, projection)))).flat();
    },

    /** The pages of a query, each at most 1 MB, or `pageSize` items where work on them is to begin soon. */
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

    put: async (
      item: Key & Item,
      condition?: Pick<UpdateCommandInput, "ConditionExpression">,
    ): Promise<void> => {
      await persistently(() => documents.send(new PutCommand({ TableName, Item: item, ...condition })));
    },

    /** Writes items whatever was there before, 25 to a request and in no order. */
    putMany: async (items: readonly (Key & Item)[]): Promise<void> => {
      for (let start = 0; start < items.length; start += BATCH_WRITE) {
        let request: BatchWriteCommandInput["RequestItems"] = {
          [TableName]: items
            .slice(start, start + BATCH_WRITE)
            .map((item) => ({ PutRequest: { Item: item } })),
        };
        for (let attempt = 0; request && Object.keys(request).length > 0; attempt++) {
          if (attempt > 0) await wait(20 * 2 ** attempt);
          const answer: BatchWriteCommandOutput = await documents.send(
            new BatchWriteCommand({ RequestItems: request }),
          );
          request = answer.UnprocessedItems;
        }
      }
    },

    /** The item after the update. */
    update: async (key: Key, input: Omit<UpdateCommandInput, "TableName" | "Key">): Promise<Item> => {
      const { Attributes } = await persistently(() =>
        documents.send(
          new UpdateCommand({
            ReturnValues: "ALL_NEW",
            ...input,
            TableName,
            Key: { pk: key.pk, sk: key.sk },
          }),
        ),
      );
      return Attributes ?? {};
    },

    /**
     * All or nothing, up to 100 writes. Tried again where another transaction was in the way. Readers of the
     * collections it changes find a notice of it.
     */
    transact: async (writes: readonly Write[]): Promise<void> => {
      await persistently(async () => {
        const { notices, stored } = changes.lackedBy(writes);
        const fits = writes.length + notices.length <= MAX_TRANSACTION;
        if (!fits) await documents.send(inTransaction(notices));
        await documents.send(inTransaction(fits ? [...writes, ...notices] : writes));
        stored();
      });
    },
  };
  return table;
};

export type Table = ReturnType<typeof openTable>;
