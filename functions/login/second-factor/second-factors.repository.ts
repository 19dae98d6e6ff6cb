import type { Item, Key, Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";
import { countTry } from "../tries.ts";
import { type GoodCode, goodRecoveryCode, goodStep } from "./good-code.ts";
import { hashOfRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";
import { newSecret, stepOfCode } from "./totp.ts";

const ENROLMENT_SECONDS = 15 * 60;

interface KnownSecondFactor {
  readonly since: string;
  readonly recoveryCodesLeft: number;
}

const partitionOf = (userId: string) => `SECOND_FACTOR#${userId}`;
const keyOf = (userId: string): Key => ({ pk: partitionOf(userId), sk: "SECOND_FACTOR" });
const enrolmentKeyOf = (userId: string): Key => ({ pk: partitionOf(userId), sk: "ENROLMENT" });
const seconds = () => Math.floor(Date.now() / 1000);

const hashesIn = (item: Item) => (item.recoveryCodes instanceof Set ? item.recoveryCodes : new Set());

/** New recovery codes, and what the table keeps of them. */
const newCodes = (userId: string) => {
  const recoveryCodes = newRecoveryCodes();
  const hashes = new Set(recoveryCodes.map((code) => hashOfRecoveryCode(userId, code)));
  return { recoveryCodes, hashes };
};

/**
 * What codes of people are checked by. It lies apart from the users: no list, no answer and no copy of a user in
 * memory ever holds a secret.
 */
export const openSecondFactors = (table: Table) => ({
  find: async (userId: string): Promise<KnownSecondFactor | undefined> => {
    const item = await table.get(keyOf(userId), ["since", "recoveryCodes"]);
    return item && { since: String(item.since), recoveryCodesLeft: hashesIn(item).size };
  },

  /** A new secret in place of one that was not confirmed. */
  begin: async (userId: string): Promise<string> => {
    const secret = newSecret();
    await table.put({ ...enrolmentKeyOf(userId), secret, expiresAt: seconds() + ENROLMENT_SECONDS });
    return secret;
  },

  /** The secret that waits to be confirmed. */
  begun: async (userId: string): Promise<string | undefined> => {
    const item = await table.get(enrolmentKeyOf(userId));
    return item && Number(item.expiresAt) > seconds() ? String(item.secret) : undefined;
  },

  /** Recovery codes, and the writes by which a secret counts, whose code of this step is used up. */
  confirm: (userId: string, secret: string, lastStep: number) => {
    const { recoveryCodes, hashes } = newCodes(userId);
    const since = new Date().toISOString();
    const writes: Write[] = [
      {
        Put: {
          Item: { ...keyOf(userId), secret, since, lastStep, recoveryCodes: hashes },
          ConditionExpression: "attribute_not_exists(pk)",
        },
      },
      {
        Delete: {
          Key: enrolmentKeyOf(userId),
          ConditionExpression: "secret = :secret",
          ExpressionAttributeValues: { ":secret": secret },
        },
      },
    ];
    return { recoveryCodes, writes };
  },

  /**
   * Counts a try, 429 after too many; what the code is good for, undefined where it is wrong or used. Only a right
   * code forgets them: no password that is right, and no mail, gives whoever guesses more of them.
   */
  check: async (userId: string, code: string): Promise<GoodCode | undefined> => {
    const key = keyOf(userId);
    const item = await countTry(table, key);
    if (!item) return undefined;
    const step = stepOfCode(String(item.secret), code);
    if (step !== undefined) return step > Number(item.lastStep) ? goodStep(key, step) : undefined;
    const hash = hashOfRecoveryCode(userId, code);
    return hashesIn(item).has(hash) ? goodRecoveryCode(key, hash) : undefined;
  },

  newCodes,

  /** The write that forgets it; what was begun and not confirmed goes by itself. */
  removal: (userId: string): Write => ({ Delete: { Key: keyOf(userId) } }),
});

export type SecondFactors = ReturnType<typeof openSecondFactors>;
