import { hashOf, newToken } from "../../platform/session/session-cookie.ts";
import type { Item, Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

const TRIES = 5;
/** So many mails in so many seconds: whoever else asks for them shall not fill the owner's inbox. */
const MAILS = 3;
const MAIL_WINDOW = 15 * 60;

export interface ResetCode {
  readonly code: string;
  readonly write: Write;
}

const keyOf = (userId: string): Key => ({ pk: `RESET_CODE#${userId}`, sk: "RESET_CODE" });
const seconds = () => Math.floor(Date.now() / 1000);

const mailsIn = (item: Item | undefined): number[] => {
  const since = seconds() - MAIL_WINDOW;
  return Array.isArray(item?.mailedAt) ? item.mailedAt.map(Number).filter((time) => time > since) : [];
};

/** Codes by which a person sets a password: one at a time, good once, stored hashed, five tries each. */
export const openResetCodes = (table: Table) => ({
  /** A new code in place of any before, good for so many seconds once written; undefined after too many mails. */
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
      expiresAt: validUntil + MAIL_WINDOW,
    };
    return { code, write: { Put: { Item } } };
  },

  /** Counts a try; the write that uses the code up, where it is the right one and good still. */
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
