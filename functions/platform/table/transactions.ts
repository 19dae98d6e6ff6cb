import { type DynamoDBDocumentClient, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { log } from "../logging/log.ts";
import { followedKeys, restampOf, stamped, WRITE_LIMIT } from "./change-stamp.ts";
import type { Write, WriteOperation } from "./item.ts";
import { valueOnConflict } from "./write-failures.ts";

export const MAX_TRANSACTION = 100;

/** `patience` in ms, for the commit of one transaction. */
export const openTransactions = (
  documents: DynamoDBDocumentClient,
  TableName: string,
  patience = WRITE_LIMIT,
) => {
  const send = async (writes: readonly Write[]) => {
    const TransactItems = writes.map(
      (write) =>
        Object.fromEntries(
          Object.entries(write).map(([kind, operation]) => [kind, { ...operation, TableName }]),
        ) as WriteOperation,
    );
    const abortSignal = AbortSignal.timeout(patience);
    await documents.send(new TransactWriteCommand({ TransactItems }), { abortSignal });
  };

  const restamp = async (writes: readonly Write[]) => {
    const late = followedKeys(writes);
    if (late.length > 0) log.warn("a write came late and is stamped anew", { items: late.length });
    for (const key of late) await valueOnConflict(() => send([restampOf(key, Date.now())]), undefined);
  };

  return async (writes: readonly Write[]): Promise<void> => {
    const now = Date.now();
    const leaving = stamped(writes, now);
    try {
      await send(leaving);
    } finally {
      // A function frozen between stamp and commit goes on where it was, however much later.
      if (Date.now() - now > WRITE_LIMIT) await restamp(leaving);
    }
  };
};
