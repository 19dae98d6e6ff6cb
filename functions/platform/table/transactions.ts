import { TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import { type DynamoDBDocumentClient, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { log } from "../logging/log.ts";
import { journalItem } from "./change-journal.ts";
import { followedKeys, restampOf, stamped, WRITE_LIMIT } from "./change-stamp.ts";
import type { Write, WriteOperation } from "./item.ts";
import { valueOnConflict } from "./write-failures.ts";

/** DynamoDB takes 100, of which one is the journal's. */
export const MAX_TRANSACTION = 99;

/** `patience` in ms, for the commit of one transaction. */
export const openTransactions = (
  documents: DynamoDBDocumentClient,
  TableName: string,
  patience = WRITE_LIMIT,
) => {
  const send = async (writes: readonly Write[], now: number) => {
    const followed = followedKeys(writes);
    const all = followed.length > 0 ? [...writes, { Put: { Item: journalItem(followed, now) } }] : writes;
    const TransactItems = all.map(
      (write) =>
        Object.fromEntries(
          Object.entries(write).map(([kind, operation]) => [kind, { ...operation, TableName }]),
        ) as WriteOperation,
    );
    const abortSignal = AbortSignal.timeout(patience);
    try {
      await documents.send(new TransactWriteCommand({ TransactItems }), { abortSignal });
    } catch (error) {
      const reasons = (error instanceof TransactionCanceledException && error.CancellationReasons) || [];
      const isOwn = reasons.slice(0, writes.length).some(({ Code }) => Code !== "None");
      // Callers match the reasons with their own writes; the journal's counts where it is the only one.
      if (isOwn) reasons.splice(writes.length);
      throw error;
    }
  };

  const restamp = async (writes: readonly Write[]) => {
    const late = followedKeys(writes);
    if (late.length > 0) log.warn("a write came late and is stamped anew", { items: late.length });
    for (const key of late) {
      const now = Date.now();
      await valueOnConflict(() => send([restampOf(key, now)], now), undefined);
    }
  };

  return async (writes: readonly Write[]): Promise<void> => {
    const now = Date.now();
    const leaving = stamped(writes, now);
    try {
      await send(leaving, now);
    } finally {
      // A function frozen between stamp and commit goes on there, however much later.
      if (Date.now() - now > WRITE_LIMIT) await restamp(leaving);
    }
  };
};
