import { hashOf, newToken } from "../../platform/session/session-cookie.ts";
import type { Item, Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

const TRIES = 5;
/** Keeps a stranger from flooding the owner's inbox. */
const MAILS = 3;
const MAIL_WINDOW_SECONDS = 15 * 60;

export interface ResetCode {
  readonly code: string;
  readonly write: Write;
}

const keyOf = (userId: string): Key => ({ pk: `RESET_CODE#${userId}`, sk: "RESET_CODE" });
const seconds = () => Math.floor(Date.now() / 1000);

const mailsIn = (item: Item | undefined): number[] => {
  const since = seconds() - MAIL_WINDOW_SECONDS;
  return Array.isArray(item?.mailedAt) ? item.mailedAt.map(Number).filter((time) => time > since) : [];
};

export const openResetCodes = (table: Table) => ({
  /** Replaces an earlier code; undefined once the mail limit is reached. */
  issue: async (userId: string, validSeconds: number): Promise<ResetCode | undefined> => {
    const mails = mailsIn(await table.get(keyOf(userId)));
    if (mails.length >= MAILS) return undefined;
    const code = newToken();
    const validUntil = seconds() + validSeconds;
    const Item = {
      ...keyOf(userId),
      hash: hashOf(code),
      tries: 0,
      validUntil,
      mailedAt: [...mails, seconds()],
      expiresAt: validUntil + MAIL_WINDOW_SECONDS,
    };
    return { code, write: { Put: { Item } } };
  },

  redeem: async (userId: string, code: string): Promise<Write | undefined> => {
    const item = await table.tryUpdate(keyOf(userId), {
      UpdateExpression: "ADD tries :one",
      ConditionExpression: "attribute_exists(pk) AND tries < :tries AND validUntil > :now",
      ExpressionAttributeValues: { ":one": 1, ":tries": TRIES, ":now": seconds() },
    });
    const hash = hashOf(code);
    if (item?.hash !== hash) return undefined;
    return {
      Delete: {
        Key: keyOf(userId),
        ConditionExpression: "#hash = :hash",
        ExpressionAttributeNames: { "#hash": "hash" },
        ExpressionAttributeValues: { ":hash": hash },
      },
    };
  },
});

export type ResetCodes = ReturnType<typeof openResetCodes>;
